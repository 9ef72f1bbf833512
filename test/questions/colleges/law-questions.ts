import { after, asked, unanswerable } from './question.ts';

const BALLB = 'faculty: BA LLB';
const LLB = 'faculty: LLB';
const LLM = 'faculty: LLM';
const MEDIATION = 'faculty: Diploma in Mediation';
const COSTS = 'admission: What it costs';
const EXAM_FORMS = 'notice: Examination forms';
const ADMISSION = 'notice: Admission open for LLB and LLM';
const MOOT = 'notice: Internal moot court competition';
const HOSTELS = 'faq: Where can students live?';
const WHOM = 'faq: Whom do I call for what?';
const ENTRANCE = 'faq: Is there an entrance test';
const RETOTALLING = 'notice: Re-totalling';
const IN_NEPALI = 'faq: नेपालीमा परीक्षा लेख्न पाइन्छ?';

export const english = [
  asked('llb class time', LLB, '17:00 to 19:30', '6:30 to 10:30 | 17:30 to 20:00'),
  after('llb class time', asked('and llm?', LLM, '17:30 to 20:00', '17:00 to 19:30 | 6:30 to 10:30')),
  asked('ba llb semester fee', COSTS, '52,000', '36,000 | 48,000 | 560,000'),
  after('ba llb semester fee', asked('in total?', BALLB, '560,000', '246,000 | 227,000')),
  asked(
    'who do i contact about scholarship',
    `${WHOM} | scholarship: Women from Karnali`,
    'Manoj Yadav | मनोज यादव',
    'Gita Khadka | Tulasi Pandey',
  ),
  asked('exam form deadline', EXAM_FORMS, '{{day+22}}', '{{day+26}} | {{day+35}}'),
  unanswerable('bar council exam fee', '3,500 | 5,000 | 500'),
  asked(
    'what if i fail four papers',
    'faq: What if I fail papers?',
    'repeat the semester',
    'after a talk | you move up',
  ),
  asked('moot court final date', MOOT, '{{day+30}}', '{{day+20}} | {{day+27}} | {{day+6}}'),
  after('moot court final date', asked('who do i give our names to', MOOT, 'Roshan Karki | रोशन कार्की')),
  asked('girls hostel price', HOSTELS, '9,000', '7,500 | 3,500'),
  asked('english marks in entrance', ENTRANCE, '30', '20 | 25'),
  unanswerable('do you offer phd in law'),
  asked('is negative marking there', ENTRANCE, 'a quarter of a mark'),
  asked('libary open saturday?', 'faq: How long is the library open?', '10:00 to 16:00'),
  unanswerable('lawyer charge for divorce case', '32,000 | 4,000'),
  asked('how many seats district court internship', 'notice: Internship places', '12', '20 | 6 | 10'),
];

export const romanised = [
  asked('llm ko jamma fee kati ho', LLM, '227,000', '246,000 | 560,000 | 48,000'),
  after('llm ko jamma fee kati ho', asked('ani llb ko?', LLB, '246,000', '227,000 | 560,000')),
  asked('llb ko bharna form kahile samma', ADMISSION, '{{day+26}}', '{{day+12}} | {{day+15}} | {{day+35}}'),
  asked(
    'jagir khadai padhna milcha',
    'faq: Can I study law while I work? | faculty: LLB',
    'in the evening | साँझमा',
  ),
  asked(
    'keta ko hostel ko warden ko ho',
    HOSTELS,
    'Dhan Bahadur Thapa | धनबहादुर थापा',
    'Urmila Basnet | उर्मिला बस्नेत',
  ),
  after(
    'keta ko hostel ko warden ko ho',
    asked('number dinus na', HOSTELS, '9800000775', '5550177 | 9800000776'),
  ),
  unanswerable('college ko bus kaha kaha jancha'),
  asked(
    'kanuni sahayata clinic kun din khulcha',
    'faq: When can I get help',
    'Sundays and Wednesdays | आइतबार र बुधबार',
  ),
  asked('retotaling ko paisa kati', RETOTALLING, '500', '800 | 1,000'),
  after('retotaling ko paisa kati', asked('copy ko chai?', RETOTALLING, '1,000', '800')),
  unanswerable('motorcycle parking ko paisa lagcha?', '100 | 500 | 250'),
  asked('mediation ko class kun bar', MEDIATION, 'Saturday | शनिबार', 'Sunday to Friday'),
  asked('ba llb kati barsa ko', BALLB, '5 years | ५ वर्ष', '3 years | 2 years'),
  asked('semister fee dhilo bhayo bhane kati thapincha', 'notice: सेमेस्टर शुल्क', '200', '500 | 250'),
  after(
    'llb kati barsa ko',
    asked(
      'nepali ma lekhna paincha?',
      `${IN_NEPALI} | ${LLB}`,
      'एलएलबीमा पाइन्छ | Nepali or in English | नेपाली वा अङ्ग्रेजीमा',
    ),
  ),
  asked(
    'lekhapal ko extension',
    `${WHOM} | notice: सेमेस्टर शुल्क`,
    'extension 5 | एक्सटेन्सन ५',
    'extension 3 | extension 7',
  ),
  asked('campus chief ko ho', 'pmessage: Dr. Indira', 'Indira Bhattarai | इन्दिरा भट्टराई', 'Roshan Karki'),
];

export const devanagari = [
  asked(
    'हाजिरी ६५ प्रतिशत भयो, के गर्ने',
    'notice: Attendance',
    'make-up classes | पूरक कक्षा',
    'repeat the semester | सेमेस्टर दोहोर्‍याउनुपर्छ',
  ),
  after(
    'हाजिरी ६५ प्रतिशत भयो, के गर्ने',
    asked('एउटा कक्षाको कति तिर्ने?', 'notice: Attendance', '250', '100 | 200 | 800'),
  ),
  asked('एलएलबी परीक्षा फारम कहिलेसम्म', EXAM_FORMS, '{{day+15}}', '{{day+12}} | {{day+22}} | {{day+26}}'),
  after(
    'एलएलबी परीक्षा फारम कहिलेसम्म',
    asked('एलएलएमको नि?', EXAM_FORMS, '{{day+22}}', '{{day+12}} | {{day+15}} | {{day+35}}'),
  ),
  unanswerable('वकिलको तलब कति हुन्छ', '4,000 | 3,500'),
  asked('भर्ना छोडे पैसा फिर्ता हुन्छ?', 'admission: भर्ना रद्द', '९० प्रतिशत | सेमेस्टर शुल्कको आधा | धरौटी मात्र'),
  asked('पुसमा बिहानको कक्षा कति बजे', 'notice: पुस चिसो', '७:००', '६:३०'),
  asked('कर्णालीका छात्रालाई के सुविधा छ', 'scholarship: Women from Karnali', '3,500 | पूरै सेमेस्टर शुल्क'),
  asked('प्रहरीलाई शुल्क छुट छ?', 'scholarship: जागिरे', '१५ प्रतिशत', '६० प्रतिशत | ४० प्रतिशत'),
  asked('एलएलएममा कति सिट', LLM, '36', '80 | 120 | 25'),
  after('शान्ति गर्ल्स होस्टेलको मासिक कति हो', asked('कति छाक खाना?', HOSTELS, 'तीन छाक', 'दुई छाक')),
  unanswerable('विद्यार्थीलाई ल्यापटप दिइन्छ?', '3,500'),
  asked('मेलमिलाप कोर्सको संयोजक को हो', MEDIATION, 'Sita Neupane | सीता न्यौपाने', 'रोशन कार्की'),
  asked('कोट भाडामा कति पर्छ', 'notice: Dress code', '100', '250 | 500'),
  after('पुरुष छात्रावास कति लाग्छ', asked('कलेज कहाँ छ?', 'settings: Contact Us', 'Kupondole | कुपण्डोल', '7,500')),
  asked('अतिथि प्रवचन कहाँ हुन्छ', 'news: Guest lecture', 'Moot court room', 'meeting room'),
];
