import { after, asked, unanswerable } from './question.ts';

const BA_LLB = 'faculty: BA LLB';
const LLB = 'faculty: LLB';
const COSTS = 'admission: What it costs';
const PAPERS = 'admission: Papers for admission';
const REFUND = 'admission: भर्ना रद्द गर्दा फिर्ता हुने रकम';
const KARNALI = 'scholarship: Women from Karnali and Madhesh';
const EXAM_FORMS = 'notice: Examination forms of the semester examination';
const ADMISSION_OPEN = 'notice: Admission open for LLB and LLM';
const INTERNAL = 'notice: Internal examination, LLB second semester';
const MOOT = 'notice: Internal moot court competition';
const INTERNSHIP = 'notice: Internship places';
const SEMESTER_FEE = 'notice: सेमेस्टर शुल्क बुझाउने सूचना';
const ATTENDANCE = 'notice: Attendance: 70 per cent';
const RETOTALLING = 'notice: Re-totalling of marks';
const ROOMS = 'faq: Where can students live?';
const FAILED = 'faq: What if I fail papers?';
const CLINIC = 'faq: When can I get help from the legal aid clinic?';
const TEST = 'faq: Is there an entrance test, and which subjects does it have?';
const CHIEF = 'pmessage: Dr. Indira Bhattarai, Campus Chief';

export const english = [
  asked('exam form last date llm', EXAM_FORMS, '{{day+22}}', '{{day+12}} | {{day+15}}'),
  after('exam form last date llm', asked('and fee?', EXAM_FORMS, '5,000 | ५,०००', '3,500 | ३,५००')),
  asked('memorial submision date for moot', MOOT, '{{day+20}}', '{{day+6}} | {{day+27}} | {{day+30}}'),
  asked(
    'who is the supervisor for internship at public defenders office',
    INTERNSHIP,
    'Gauri Thakuri',
    'Ramesh Acharya | Bikram Shahi | Sita Neupane',
  ),
  after(
    'who is the supervisor for internship at public defenders office',
    asked('and district court?', INTERNSHIP, 'Ramesh Acharya', 'Gauri Thakuri | Bikram Shahi | Sita Neupane'),
  ),
  asked(
    'wat documents needed for admision',
    PAPERS,
    'character certificate | migration certificate | three photographs',
  ),
  after(
    'when does library close',
    asked('girls hostel rent monthly', ROOMS, '9,000 | ९,०००', '7,500 | ७,५००'),
  ),
  asked(
    'constitutional law internal exam when llb 2nd sem',
    INTERNAL,
    '{{weekday+12}}',
    '{{weekday+8}} | {{weekday+10}} | {{weekday+14}}',
  ),
  unanswerable('phd in law fee here', '227,000 | 246,000 | 560,000'),
  unanswerable('how many llb students passed the bar exam', 'seventy-one | forty-four'),
];

export const romanised = [
  asked('llb ko bharna form kaile samma', ADMISSION_OPEN, '{{day+26}}', '{{day+35}}'),
  after('llb ko bharna form kaile samma', asked('llm ko ni', ADMISSION_OPEN, '{{day+35}}', '{{day+26}}')),
  asked(
    'ba llb ko ek semester ko kati lagcha',
    COSTS,
    '52,000 | ५२,०००',
    '36,000 | 48,000 | ३६,००० | ४८,०००',
  ),
  after(
    'ba llb ko ek semester ko kati lagcha',
    asked(
      '5 barsa ko jamma kati parcha',
      BA_LLB,
      '560,000 | ५,६०,०००',
      '246,000 | 227,000 | २,४६,००० | २,२७,०००',
    ),
  ),
  asked(
    'llb ko class kati baje huncha',
    LLB,
    '17:00 to 19:30 | साँझ ५ देखि ७:३०',
    '6:30 to 10:30 | 17:30 to 20:00 | ६:३० देखि १०:३०',
  ),
  asked('retotaling garna euta subject ko kati', RETOTALLING, 'NPR 500 | रु. ५००', 'NPR 800 | रु. ८००'),
  after(
    'retotaling garna euta subject ko kati',
    asked('ani kaslai bujhaune', RETOTALLING, 'Tulasi Pandey | तुलसी पाण्डे', 'Gita Khadka | Manoj Yadav'),
  ),
  asked('kanuni sahayata clinic kun din khulcha', CLINIC, 'Sundays and Wednesdays | आइतबार र बुधबार'),
  asked(
    '4 ota subject lagyo vane k huncha',
    FAILED,
    'you repeat the semester | ४० प्रतिशत तिरेर | 40 per cent of the fee',
    'after a talk with the coordinator | संयोजकसँग कुरा गरेपछि',
  ),
  unanswerable('mediation diploma ko naya batch kaile suru huncha', 'Bhadra | भदौ'),
];

export const devanagari = [
  asked('एलएलएमले सेमेस्टर शुल्क कहिलेसम्म तिर्ने', SEMESTER_FEE, '{{weekday+28 ne}}', '{{weekday+21 ne}}'),
  after('एलएलएमले सेमेस्टर शुल्क कहिलेसम्म तिर्ने', asked('ढिलो भयो भने कति थप', SEMESTER_FEE, 'रु. २००', 'रु. २५०')),
  asked(
    'कर्णालीका छात्राले कोठा भाडा महिनाको कति पाउँछन्',
    KARNALI,
    '3,500 | ३,५००',
    '7,500 | ७,५०० | 4,000 | ४,०००',
  ),
  after(
    'कर्णालीका छात्राले कोठा भाडा महिनाको कति पाउँछन्',
    asked('कागज कसलाई पठाउने', KARNALI, 'Manoj Yadav | मनोज यादव', 'Gita Khadka | गीता खड्का'),
  ),
  asked('भर्ना भएर पहिलो महिनामै छोडे कति फिर्ता', REFUND, 'सेमेस्टर शुल्कको आधा', '९० प्रतिशत | धरौटी मात्र'),
  asked('क्याम्पस चिफ को हो', CHIEF, 'Indira Bhattarai | इन्दिरा भट्टराई', 'रोशन कार्की | सावित्री घिमिरे'),
  after('क्याम्पस चिफ को हो', asked('उहाँलाई कहिले भेट्न पाइन्छ', CHIEF, 'Thursdays at three | बिहीबार तीन बजे')),
  asked('मेरो हाजिरी ६५ प्रतिशत मात्र छ के गर्ने', ATTENDANCE, 'make-up classes | पूरक कक्षा'),
  after('लाइब्रेरी शनिबार खुल्छ', asked('प्रवेश परीक्षामा सामान्य ज्ञान कति अङ्कको', TEST, '25', '30')),
  unanswerable('बीए एलएलबीको प्रवेश परीक्षा कुन मितिमा छ', '20 Bhadra | भदौ २० | Room 20 | कोठा २०'),
];
