import { after, asked, unanswerable } from './question.ts';

const ENTRANCE = 'admission: Entrance tests and the merit list';
const EXAM_FORMS_OF_BBS = 'notice: परीक्षा आवेदन फारम';
const SEMESTER_FEES = 'notice: Fees of the coming semester';
const COSTS = `${SEMESTER_FEES} | admission: Fees, instalments and refunds`;
const BUSES = 'notice: Changed bus routes';
const COUNSELLOR = 'news: A counsellor';
const INTERNAL = 'notice: First internal examination';
const HOSTEL = 'faq: Is there a hostel?';
const PRINCIPAL = 'pmessage: Dr. Sarita';
const BOOK_BANK = 'notice: Book bank';

export const english = [
  asked(
    'how many seats does bim have',
    'faculty: BIM | notice: Admission open',
    '36 | thirty-six',
    '48 | 64 | 40 | 60',
  ),
  after(
    'how many seats does bim have',
    asked('and bbs?', 'faculty: BBS | notice: Admission open', '60 | Sixty', '36 | 48 | 64'),
  ),
  asked(
    'fine for keeping library book late',
    'notice: Books must come home | notice: पुस्तक फिर्ता',
    'NPR 2 | रु. २ | दुई रुपैयाँ',
    '600',
  ),
  asked('bus from budhanilkantha what time', BUSES, '5:30', '5:10 | 5:20 | 5:25'),
  after('bus from budhanilkantha what time', asked('when does it reach college', BUSES, '6:00', '6:05')),
  asked('salary in database job after bca', 'faculty: BCA', '36,500', '38,000 | 31,000 | 28,000'),
  unanswerable('do you have bsc agriculture', '81,000 | 676,500'),
  asked('who is councellor', COUNSELLOR, 'Rojina Rai | रोजिना राई', 'Kamala Thapa'),
  after(
    'who is councellor',
    asked('which days', COUNSELLOR, 'Sunday to Wednesday | आइतबारदेखि बुधबार', 'Sundays and Wednesdays'),
  ),
  asked(
    '3 papers failed',
    'faq: What happens if I fail',
    'a talk with the coordinator',
    'with a study plan | is repeated',
  ),
  asked(
    'late date for exam form with double fee',
    'notice: Examination forms',
    '{{day+21}}',
    '{{day+14}} | {{day+31}}',
  ),
  unanswerable('are classrooms air conditioned'),
  asked('how many physics questions csit entrance', 'faculty: BSc CSIT', '25', '35 | 20'),
  asked(
    'discount for my sister also studying',
    'scholarship: Remission | faculty: BBA',
    '10 % | a tenth less',
    '75 % | 15 %',
  ),
  unanswerable('price of tea in canteen', '61,300 | 23,000 | 9,400'),
  asked(
    'refund if i leave in first week of class',
    'admission: Fees, instalments and refunds',
    'tuition and deposit, not the admission fee',
    'half of the tuition | everything but',
  ),
  after(
    'bca fee per semester',
    asked('who was best player of womens football', 'news: We lost the final', 'Asmita Pariyar', '69,500'),
  ),
];

export const romanised = [
  asked(
    'csit ko sem ko fee kati parcha',
    `${COSTS} | faculty: BSc CSIT`,
    '81,000',
    '69,500 | 72,500 | 67,500',
  ),
  after(
    'csit ko sem ko fee kati parcha',
    asked(
      'tyo madhye lab ko kati?',
      `${SEMESTER_FEES} | faculty: BSc CSIT`,
      '8,500',
      '6,000 | 2,000 | 1,500',
    ),
  ),
  asked(
    'bca 4th sem ko os ko internal exam kun din',
    INTERNAL,
    '{{day+12}}',
    '{{day+14}} | {{day+16}} | {{day+18}} | {{day+20}}',
  ),
  after('bca 4th sem ko os ko internal exam kun din', asked('kati baje?', INTERNAL, '7:00', '6:15')),
  asked('keti hostel ma kati ota bed cha', HOSTEL, 'fifty-six | छपन्न', '11,500'),
  unanswerable('gym cha?'),
  asked('exam section ko pramukh ko ho', 'news: A rehearsal', 'Ramesh Shakya | रमेश शाक्य'),
  asked('bba ko coordinator ko naam', 'faculty: BBA', 'Sabina Maharjan | सबिना महर्जन', 'Anil Karmacharya'),
  after(
    'bba ko coordinator ko naam',
    asked(
      'bbs ko chai?',
      'faculty: BBS',
      'Hari Sharan Lamsal | हरिशरण लम्साल',
      'Sabina Maharjan | सबिना महर्जन',
    ),
  ),
  asked(
    'arko college bata kun sem samma sarna milcha',
    'admission: Transfers',
    'fifth semester | पाँचौँ सेमेस्टर',
  ),
  unanswerable('nagarkot jane tour ko paisa kati', '8,900'),
  asked(
    'merit ma dosro hunele kati chut paucha',
    'scholarship: Merit awards',
    '60 per cent | ६० प्रतिशत',
    '100 per cent | १०० प्रतिशत | ४० प्रतिशत',
  ),
  asked('wifi ma kati ota mobile jodna milcha', 'notice: New password', 'Three devices | तीन यन्त्र'),
  asked('tihar ma kaile dekhi bida', 'notice: तिहार तथा छठ', '{{day+5}}', '{{day+9}}'),
  unanswerable('barsa ma kati jana le bca bichmai chodchan', '44 | 48 | 41'),
  asked('yearbook ma kati sabda samma lekhna paincha', 'notice: Contributions wanted', '1,200'),
  after('bca ma kati seat', asked('keta haru le kotha kati ma pauchan', HOSTEL, '5,000', '48 | 11,500')),
];

export const devanagari = [
  asked('बीबीएमा प्रवेश परीक्षाको भार कति?', ENTRANCE, '50', '60 | 30'),
  after('बीबीएमा प्रवेश परीक्षाको भार कति?', asked('अन्तर्वार्ताको नि?', ENTRANCE, '20', '10')),
  asked('पुस्तक बैंकमा बीसीएका कति सेट छन्', BOOK_BANK, '14', '24 | 16 | 8'),
  asked('रगत दिन तौल कति चाहिन्छ', 'notice: रक्तदान', 'पैँतालीस किलो'),
  unanswerable('शनिबार पुस्तकालय खुल्छ?', 'राति नौ'),
  asked('पुनर्योगको एक विषयको कति', 'notice: How to ask for re-totalling', '500', '900 | 3,200 | 750'),
  asked('बीबीएस आंशिक परीक्षा एक विषयको शुल्क', EXAM_FORMS_OF_BBS, '750', '2,800 | 900'),
  after('बीबीएस आंशिक परीक्षा एक विषयको शुल्क', asked('ढिलो भए कति थप?', EXAM_FORMS_OF_BBS, '500', '2,800')),
  asked('दुर्गम जिल्लाकालाई बस्ने खर्च कति दिइन्छ', 'scholarship: दुर्गम जिल्ला', '5,000', '11,500'),
  asked('अभिभावक भेला कति बजे', 'notice: अभिभावक भेला', 'बिहान ८ बजे'),
  unanswerable('क्रिकेट टिम छ?'),
  asked('प्राचार्यको नाम के हो', PRINCIPAL, 'Sarita Maharjan | सरिता महर्जन', 'Sabina Maharjan | सबिना महर्जन'),
  after('प्राचार्यको नाम के हो', asked('कहिलेदेखि यहाँ हुनुहुन्छ?', PRINCIPAL, '2006', '1998')),
  asked(
    'टोलका मान्छेले पुस्तकालयबाट कति किताब लान पाउँछन्',
    'faq: Who can use the library?',
    'two volumes | दुई किताब',
  ),
  unanswerable('बसको मासिक भाडा कति', '69,500 | 5,000'),
  after('दशैं बिदा कहिलेदेखि', asked('पुस्तकालय खुल्छ?', 'notice: दशैं बिदा', 'पुस्तकालय बन्द', 'राति नौ')),
];
