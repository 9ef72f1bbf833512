import { after, asked, unanswerable } from './question.ts';

const BSC = 'faculty: BSc Nursing';
const BNS = 'faculty: BNS';
const FEES = 'admission: Fees and when they are paid';
const PAPERS = 'admission: भर्ना हुन ल्याउनुपर्ने कागजात';
const LEAVING = 'admission: Leaving, and what you get back';
const CHITWAN = 'scholarship: Full scholarship for a daughter of Chitwan';
const DALIT_AND_CHEPANG = 'scholarship: दलित तथा चेपाङ समुदायका छात्राका लागि छात्रवृत्ति';
const EXAM_FORMS = 'notice: Examination forms of the yearly examination';
const ADMISSION_FORMS = 'notice: Admission forms: last days';
const POSTING = 'notice: Clinical posting of PCL Nursing, second year';
const SHIFTS = 'notice: Shifts on the wards';
const UNIFORMS = 'notice: Uniforms: prices and fitting';
const SECOND_PART = 'notice: दोस्रो किस्ता बुझाउने म्याद';
const INTERNAL = 'notice: Internal examination of BSc Nursing, second year';
const VACCINATION = 'notice: Hepatitis B vaccination for the first year';
const BUS = 'notice: College bus';
const LIBRARY = 'notice: Library: hours and rules';
const GATE = 'faq: When does the hostel gate close?';
const BOYS = 'faq: Can boys study here?';
const WHOM = 'faq: Whom do I ask about what?';
const CAPPING = 'news: Capping and candle ceremony';

export const english = [
  asked('last date of bsc nursing exam form', EXAM_FORMS, '{{day+17}}', '{{day+11}} | {{day+14}}'),
  after(
    'last date of bsc nursing exam form',
    asked('and for pcl?', EXAM_FORMS, '{{day+11}}', '{{day+17}} | {{day+20}}'),
  ),
  after(
    'wat time does bns class start',
    asked('who is the coordinator', BNS, 'Anju Shrestha | अञ्जु श्रेष्ठ', 'Sushila Gurung | Meena Poudel'),
  ),
  asked('cardigan price for bsc', UNIFORMS, '2,400', '2,200 | 7,500 | 6,800'),
  asked('if i leave in 2nd month how much refund', LEAVING, '25 per cent', '80 per cent | 50 per cent'),
  asked(
    'when is pharmacology internal bsc 2nd yr',
    INTERNAL,
    '{{weekday+11}}',
    '{{weekday+9}} | {{weekday+13}}',
  ),
  after('bus from tandi leaves what time', asked('how much per month', BUS, '2,400', '1,500')),
  after(
    'when hostel gate close',
    asked(
      'ok whom shud i ask abt exams',
      WHOM,
      'Prakash Subedi',
      'Bishnu Adhikari | Rama Tiwari | Kamala Rai',
    ),
  ),
  unanswerable('single room price in hostel', '11,000 | 9,500 | 8,000'),
  unanswerable('starting salary of staff nurse after bsc', '5,000'),
];

export const romanised = [
  asked(
    'caregiver ko form kaile samma bharna milcha',
    ADMISSION_FORMS,
    '{{day+40}}',
    '{{day+25}} | {{day+33}}',
  ),
  after(
    'caregiver ko form kaile samma bharna milcha',
    asked('ani bns ko ni', ADMISSION_FORMS, '{{day+33}}', '{{day+25}} | {{day+40}}'),
  ),
  asked(
    'pcl ma barsai kati tirnu parxa',
    FEES,
    '140,000 | १,४०,०००',
    '215,000 | 160,000 | २,१५,००० | १,६०,०००',
  ),
  after(
    'pcl ma barsai kati tirnu parxa',
    asked('tyo kati kista ma tirna milxa', FEES, 'three parts | तीन किस्ता | 40 per cent | ४० प्रतिशत'),
  ),
  after(
    'caregiver ko fee kati ho',
    asked('keta le bsc nursing padna pauxa', BOYS, 'women only | महिला मात्र'),
  ),
  asked(
    'night duty kati baje dekhi kati baje samma',
    SHIFTS,
    '19:00 to 7:00 | १९:०० देखि ७:००',
    '7:00 to 13:00 | 13:00 to 19:00 | ७:०० देखि १३:०० | १३:०० देखि १९:००',
  ),
  asked(
    'maternity ward ko posting ma kun teacher',
    POSTING,
    'Binita Lama',
    'Rama Tiwari | Sarala Magar | Puja Khanal',
  ),
  after(
    'maternity ward ko posting ma kun teacher',
    asked('kaile dekhi suru', POSTING, '{{day+18}}', '{{day+15}}'),
  ),
  asked(
    'admission garna k k kagaj lyaunu parcha',
    PAPERS,
    'जन्मदर्ताको प्रतिलिपि | फोटो ६ प्रति | चारित्रिक प्रमाणपत्र',
  ),
  unanswerable('caregiver course ko dress ko kati parcha', '7,500 | 6,800 | 2,800'),
];

export const devanagari = [
  asked('हेपाटाइटिसको दोस्रो डोज कहिले हो', VACCINATION, '{{day+34}}', '{{day+2}} | {{day+180}}'),
  after('हेपाटाइटिसको दोस्रो डोज कहिले हो', asked('त्यो कहाँ लगाउने हो', VACCINATION, 'health room | स्वास्थ्य कक्ष')),
  asked('चितवनकी छोरीलाई छात्रवृत्ति कहिलेसम्म फारम', CHITWAN, 'असोज १५ | 15 Asoj', 'मंसिर १०'),
  asked('लाइब्रेरी कति बजे सम्म खुल्छ', LIBRARY, '18:00'),
  asked('माघमा होस्टलको गेट कति बजे लाग्छ', GATE, 'at 6 in Poush and Magh | पुस र माघमा ६ बजे'),
  after(
    'बीएनएसको क्लास कति बजे',
    asked('अनि बीएस्सीको?', BSC, '9:00 to 15:30', '6:30 to 11:30 | ६:३० देखि ११:३०'),
  ),
  asked('दोस्रो किस्ता ढिलो तिरे दिनको कति जरिबाना', SECOND_PART, 'रु. ५०', 'रु. ३००'),
  after(
    'दोस्रो किस्ता ढिलो तिरे दिनको कति जरिबाना',
    asked('दीप समारोह कहाँ हुन्छ', CAPPING, 'City Hall | नगर सभागृह'),
  ),
  after(
    'दलित छात्रालाई महिनामा कति दिन्छ',
    asked('निवेदन कहिले सम्म दिने', DALIT_AND_CHEPANG, 'मंसिर १०', 'असोज १५'),
  ),
  unanswerable('एमएस्सी नर्सिङ पढ्न कति लाग्छ', '918,000 | ९,१८,००० | 528,000 | ५,२८,०००'),
];
