import { after, asked, unanswerable } from './question.ts';

const BCA = 'faculty: BCA';
const BBA = 'faculty: BBA';
const BIM = 'faculty: BIM';
const CSIT = 'faculty: BSc CSIT';
const BBS = 'faculty: BBS';
const COSTS = 'notice: Fees of the coming semester | admission: Fees, instalments and refunds';
const INTERNAL = 'notice: First internal examination, BCA 4th semester: timetable';
const EXAM_FORMS =
  'notice: Examination forms for the regular and the partial semester examination are accepted now';
const EXAM_FORMS_OF_BBS = 'notice: परीक्षा आवेदन फारम भर्ने सम्बन्धी सूचना';
const PRACTICAL = 'notice: Practical examinations of BSc CSIT, 2nd semester';
const INSTALMENTS = 'notice: Paying in three instalments';
const BOOK_BANK = 'notice: Book bank: a set of textbooks for a semester, for NPR 600';
const WIRELESS = 'notice: New password for the wireless network, and an address for everyone';
const BUSES = 'notice: Changed bus routes';
const PARENTS = 'notice: अभिभावक भेला';
const HOSTEL = 'faq: Is there a hostel?';
const LIBRARY = 'news: The library now closes at nine';
const COUNSELLOR = 'news: A counsellor is here four days a week';
const POEMS = 'news: कविता साँझ: आफ्नै भाषामा आफ्नै शब्द';
const REMISSION = 'scholarship: Remission for staff, neighbours and siblings';
const REMOTE = 'scholarship: दुर्गम जिल्ला छात्रवृत्ति';

export const english = [
  asked(
    'bca one semester fee',
    `${COSTS} | ${BCA}`,
    '69,500 | ६९,५००',
    '81,000 | 72,500 | 67,500 | ८१,००० | ७२,५०० | ६७,५००',
  ),
  after(
    'bca one semester fee',
    asked('and for BBS?', `${COSTS} | ${BBS}`, '39,500 | ३९,५००', '69,500 | 67,500 | ६९,५०० | ६७,५००'),
  ),
  asked('till when can i fill semester exam form with double fee', EXAM_FORMS, '{{day+21}}'),
  after(
    'till when can i fill semester exam form with double fee',
    asked('what should i bring', EXAM_FORMS, 'registration card | दर्ता कार्ड', 'four passport photographs'),
  ),
  asked(
    'numerical methods internal when? bca 4th sem',
    INTERNAL,
    '{{weekday+14}}',
    '{{weekday+12}} | {{weekday+16}} | {{weekday+18}} | {{weekday+20}}',
  ),
  after('bus frm kalanki what time', asked('when it reach college', BUSES, '6:05 | ६:०५', '6:00 | ६:००')),
  after(
    'is there girls hostel',
    asked(
      'ok who is the coordinator of BIM',
      BIM,
      'Sujan Bajracharya | सुजन बज्राचार्य',
      'Anil Karmacharya | Sabina Maharjan | Hari Sharan Lamsal',
    ),
  ),
  asked('libary closing time', LIBRARY, 'nine | नौ'),
  unanswerable('mba fee here', '16,000 | 67,500 | 564,500'),
  unanswerable('what time does hostel gate close at night', 'nine | half past eight'),
];

export const romanised = [
  asked('bbs ko exam form kahile samma', EXAM_FORMS_OF_BBS, '{{weekday+15 ne}}'),
  after('bbs ko exam form kahile samma', asked('late fee kati ho', EXAM_FORMS_OF_BBS, '५००', '७५० | २,८००')),
  asked('girls hostel ko mahina ko kati ho', HOSTEL, '11,500 | ११,५००', '6,500 | ६,५००'),
  after(
    'girls hostel ko mahina ko kati ho',
    asked('keta ko lagi chai ni', HOSTEL, 'Men find rooms nearby | छात्रले टोलमै कोठा पाउँछन् | 5,000 | ५,०००'),
  ),
  asked('csit 2nd sem physics practical group C ko kaile', PRACTICAL, '{{day+8}}', '{{day+6}} | {{day+9}}'),
  asked('counsellor kun kun din basnu huncha', COUNSELLOR, 'Sunday to Wednesday | आइतबारदेखि बुधबार'),
  asked('csit ko entrance ma physics bata kati question aaucha', CSIT, '25 | २५', '35 | ३५'),
  after(
    'csit ko entrance ma physics bata kati question aaucha',
    asked('math bata ni', CSIT, '35 | ३५', '25 | २५'),
  ),
  asked(
    'disability card vayeko lai fee ma kati chut',
    REMISSION,
    '100 % | १०० %',
    '75 % | 15 % | 50 % | ७५ % | १५ % | ५० %',
  ),
  unanswerable('yo college ma teacher ko talab kati cha', '28,000 | २८,००० | 6,500 | ६,५००'),
];

export const devanagari = [
  asked('अभिभावक भेला कहिले हो', PARENTS, '{{weekday+8 ne}}'),
  after('अभिभावक भेला कहिले हो', asked('त्यो कहाँ हो', PARENTS, 'सभाहल')),
  asked('दोस्रो किस्ता कहिले सम्म तिर्ने', INSTALMENTS, '{{day+62}}', '{{day+16}} | {{day+108}}'),
  after('दोस्रो किस्ता कहिले सम्म तिर्ने', asked('कति प्रतिशत हो त्यो', INSTALMENTS, '30 % | ३० %', '40 % | ४० %')),
  asked(
    'बीबीएको संयोजक को हुनुहुन्छ',
    BBA,
    'Sabina Maharjan | सबिना महर्जन',
    'अनिल कर्माचार्य | सुजन बज्राचार्य | हरिशरण लम्साल | सरिता महर्जन',
  ),
  asked('बुक बैंकमा बीसीएको कति सेट छ', BOOK_BANK, '14 | १४', '24 | २४ | 16 | १६'),
  asked('वाइफाइ चलेन भने कुन कोठामा जाने', WIRELESS, 'Room 302 | कोठा ३०२', 'Room 404 | कोठा ४०४'),
  after('वाइफाइ चलेन भने कुन कोठामा जाने', asked('कविता साँझ कहाँ हुन्छ', POEMS, 'पूर्वी भवनको चोक', 'सभाहल')),
  asked('दुर्गम जिल्ला छात्रवृत्तिमा बस्ने खर्च महिनाको कति', REMOTE, 'रु. ५,०००'),
  unanswerable('खाजाघरमा मःमको प्लेट कति पर्छ', '61,300 | ६१,३००'),
];
