import { after, asked, unanswerable } from './question.ts';

const BSC = 'faculty: BSc Nursing';
const BNS = 'faculty: BNS';
const PCL = 'faculty: PCL Nursing';
const CAREGIVER = 'faculty: Caregiver course';
const FEES = 'admission: Fees and when they are paid';
const HOSTEL = 'faq: Is there a hostel';
const GATE = 'faq: When does the hostel gate close?';
const EXAM_FORMS = 'notice: Examination forms';
const ADMISSION_FORMS = 'notice: Admission forms';
const POSTING = 'notice: Clinical posting';
const SHIFTS = 'notice: Shifts on the wards';
const BUS = 'notice: College bus';
const WHOM = 'faq: Whom do I ask about what?';

export const english = [
  asked('bsc nursing total fee', BSC, '918,000', '460,000 | 528,000'),
  after('bsc nursing total fee', asked('what about bns', BNS, '528,000', '918,000 | 460,000')),
  asked('who is hostel warden', HOSTEL, 'Kamala Rai | कमला राई', 'Kabita Rai | कविता राई'),
  unanswerable('do you have physiotherapy course', '3 years | 4 years'),
  asked('last date for exam form bns', EXAM_FORMS, '{{day+17}}', '{{day+11}} | {{day+20}} | {{day+33}}'),
  after(
    'last date for exam form bns',
    asked('and admission form?', ADMISSION_FORMS, '{{day+33}}', '{{day+17}} | {{day+25}}'),
  ),
  asked(
    'i failed three papers what now',
    'faq: What happens if I fail?',
    'repeat the year',
    'an hour of tutoring',
  ),
  asked('seats in pcl', PCL, '40', '20 | 30 | 24'),
  asked('cardigan price bsc', 'notice: Uniforms', '2,400', '2,200 | 7,500 | 2,800'),
  unanswerable('salary of nurse in ur hospital', '5,000 | 4,000'),
  asked('which ward is group C', POSTING, 'Maternity ward', 'Medical ward | Surgical ward | Children’s ward'),
  asked('night duty hours', SHIFTS, '19:00 to 7:00', '7:00 to 13:00 | 13:00 to 19:00'),
  after(
    'which ward is group C',
    asked('who is teacher there', POSTING, 'Binita Lama', 'Rama Tiwari | Sarala Magar | Puja Khanal'),
  ),
  asked('wen is caping ceremony', 'news: Capping and candle ceremony', '{{day+16}}', '{{day+17}}'),
  after('bsc nursing total fee', unanswerable('is bank loan available', '918,000 | 460,000 | 528,000')),
  after(
    'hostel room for two price',
    asked('college phone number', 'settings: Contact Us', '56-5550144', '11,000 | 9800000443 | 5550150'),
  ),
  asked('can father visit hostel on saturday', GATE, 'visitors’ room | 10 to 4 | १० देखि ४', 'closes at 7'),
];

export const romanised = [
  asked('pcl nursing ko jamma kati lagcha', PCL, '460,000', '918,000 | 528,000 | 140,000'),
  after(
    'pcl nursing ko jamma kati lagcha',
    asked('barsa ko kati tirne ni', FEES, '140,000', '215,000 | 160,000 | 460,000'),
  ),
  asked('hostel ma 3 jana ko kotha mahina ko kati', HOSTEL, '9,500', '11,000 | 8,000'),
  after(
    'hostel ma 3 jana ko kotha mahina ko kati',
    asked('4 jana ko chai?', HOSTEL, '8,000', '9,500 | 11,000'),
  ),
  asked(
    'pcl ko exam form kaile samma bharne',
    EXAM_FORMS,
    '{{day+11}}',
    '{{day+14}} | {{day+17}} | {{day+25}}',
  ),
  unanswerable('bus ma wifi cha?', '2,400 | 1,500'),
  asked(
    'keta le nursing padhna paucha?',
    'faq: Can boys study here?',
    'in the caregiver course | केयरगिभर तालिममा',
  ),
  asked(
    'dusro kista tirne last din kahile ho',
    'notice: दोस्रो किस्ता',
    '{{day+19}}',
    '{{day+17}} | {{day+34}}',
  ),
  asked(
    'principal mam ko nam k ho',
    'pmessage: Prof. Laxmi',
    'Laxmi Devkota | लक्ष्मी देवकोटा',
    'Goma Regmi | Sushila Gurung',
  ),
  asked('tandi bata bus kati baje aaucha', BUS, '8:40', '9:10 | 8:30 | 16:15'),
  after('tandi bata bus kati baje aaucha', asked('ani narayangadh bata?', BUS, '9:10', '8:40 | 8:30')),
  unanswerable('canteen ma khana ko kati parcha', '11,000 | 9,500 | 8,000'),
  asked(
    'ward ma hajiri kati chaincha',
    'notice: Attendance',
    '100 per cent | १०० प्रतिशत',
    '80 per cent | ८० प्रतिशत',
  ),
  unanswerable('loksewa ko tayari class hunxa?', '6,000 | 3,500'),
  asked(
    'nursing lisence ko tayari class kati parcha',
    'notice: Preparation class',
    '6,000',
    '3,500 | 2,500 | 4,200',
  ),
  after(
    'jugedi bata bus aaucha?',
    asked('mahina ko kati ho', BUS, '2,400', '1,500 | 11,000 | 9,500 | 4,000'),
  ),
  asked('khop kaha lagaune', 'notice: Hepatitis B', 'health room | स्वास्थ्य कक्ष'),
];

export const devanagari = [
  asked('बीएनएसको सिट कति?', BNS, '30', '40 | 20 | 24'),
  after('बीएनएसको सिट कति?', asked('अनि पढाइ कति बजे?', BNS, '6:30', '10:00 to 16:00 | 9:00 to 15:30')),
  asked('हेपाटाइटिसको दोस्रो खोप कहिले', 'notice: Hepatitis B', '{{day+34}}', '{{day+2}} | {{day+180}}'),
  asked('भर्ना हुन के के कागज चाहिन्छ', 'admission: भर्ना हुन ल्याउनुपर्ने', 'चारित्रिक प्रमाणपत्र'),
  asked('रात्रि ड्युटी कसले गर्छ', SHIFTS, 'third year and internship | तेस्रो वर्ष र इन्टर्न', 'सबै वर्ष | all years'),
  asked(
    'कति विषय लागे वर्ष दोहोर्‍याउनुपर्छ',
    'faq: What happens if I fail?',
    'three papers failed',
    'two papers failed',
  ),
  asked('परीक्षा फारमको विलम्ब शुल्क कति', EXAM_FORMS, '1,000', '2,500 | 4,200 | 600'),
  after(
    'पीसीएलको परीक्षा फारम शुल्क कति हो?',
    asked('बीएस्सीको नि?', EXAM_FORMS, '4,200', '2,500 | 918,000 | 215,000'),
  ),
  asked('दलित छात्रालाई कति छात्रवृत्ति', 'scholarship: दलित तथा चेपाङ', '4,000'),
  asked('छात्रावासको सहायक वार्डेन को हो', HOSTEL, 'Kabita Rai | कविता राई', 'Kamala Rai | कमला राई'),
  unanswerable('कलेजमा एमबीबीएस पढाइ हुन्छ?'),
  asked('पैसा तिर्न सकिनँ भने कसलाई भेट्ने', `notice: दोस्रो किस्ता | ${WHOM}`, 'विष्णु अधिकारी | Bishnu Adhikari'),
  after('छात्रावासको गेट कति बजे बन्द हुन्छ', asked('जाडोमा नि?', GATE, '6 in Poush | पुस र माघमा ६')),
  unanswerable('डा. मीना पौडेलको मोबाइल नम्बर', '9800000443 | 9800000446 | 9800000447 | 9800000445'),
  asked('तिहारमा कति गतेदेखि बिदा', 'notice: दशैं र तिहारको बिदा', 'कात्तिक २४'),
  after(
    'छात्रावास कति लाग्छ',
    asked('केयरगिभर तालिम कति महिनाको?', CAREGIVER, '3 months | ३ महिना', '11,000 | 9,500'),
  ),
];
