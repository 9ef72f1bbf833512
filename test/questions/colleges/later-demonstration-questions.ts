import { after, asked, unanswerable } from './question.ts';

const VEHICLES = 'notice: Vehicles';
const CHARTER = 'page: Citizen charter';
const RESULTS = 'page: Results';
const INTERNAL = 'notice: First internal examination';
const FORMS = 'notice: Examination forms for';
const FORMS_OF_BBS = 'notice: परीक्षा आवेदन फारम';
const REFUNDS = 'admission: Fees, instalments and refunds';
const WIRELESS = 'notice: New password';
const SIXTH = 'news: Forty-one of forty-four';
const CONDUCT = 'notice: Conduct in the examination hall';
const NEED = 'scholarship: Need-based scholarship: half';
const NEED_NOTICE = 'notice: Need-based scholarships: applications';
const HOSTEL = 'faq: Is there a hostel?';
const COUNSELLOR = 'news: A counsellor';
const BUSES = 'notice: Changed bus routes';
const WINTER = 'notice: Winter hours';
const FAILED = 'faq: What happens if I fail';
const YEARBOOK = 'notice: Contributions wanted';
const DASHAIN = 'notice: दशैं बिदा';
const LIBRARY_HOURS = 'news: The library now closes';
const REMOTE = 'scholarship: दुर्गम जिल्ला';
const BLOOD = 'notice: रक्तदान';
const CANTEEN = 'news: The canteen is run';
const PARTS = 'notice: Paying in three';
const BOOKS = 'notice: Books must come home | notice: पुस्तक फिर्ता';
const FOUND = 'notice: Found, and';

export const english = [
  asked('until when can i fill exam form with double fee', FORMS, '{{day+21}}', '{{weekday+15 ne}}'),
  asked('how many bbs 3rd year passed this yr', RESULTS, '43'),
  unanswerable('who is the head of accounts section', 'Kamala Thapa | Anil Karmacharya'),
  asked('wifi not working which room', WIRELESS, 'Room 302', 'Room 404'),
  after('wifi not working which room', asked('until what time can i come', WIRELESS, '16:30', '13:00')),
  asked('how long does a copy of lost student card take', CHARTER, '2 days', '1 day | 3 days'),
  after(
    'how long does a copy of lost student card take',
    asked('where do i collect it', CHARTER, 'reception', 'examination section'),
  ),
  asked(
    'what do i get back if i leave in the second week',
    REFUNDS,
    'tuition and deposit, not the admission fee | tuition and deposit',
    'half of the tuition',
  ),
  asked('can i take calculater in exam hall', CONDUCT, 'permitted where the question paper says so'),
  unanswerable('mca admission last date', '{{weekday+31}}'),
  asked('is there parking for student cars', VEHICLES, 'no parking for students’ cars'),
  asked('who topped bca 6th sem', SIXTH, 'Prakriti Shahi', 'Anil Karmacharya'),
  after('who topped bca 6th sem', asked('her gpa?', SIXTH, '3.91', '3.87')),
  asked(
    'who is the bba coordinator',
    'faculty: BBA',
    'Sabina Maharjan',
    'Anil Karmacharya | Sujan Bajracharya | Hari Sharan Lamsal',
  ),
  after(
    'who is the bba coordinator',
    asked('and csit?', 'faculty: BSc CSIT', 'Prakash Adhikari', 'Sabina Maharjan | Sujan Bajracharya'),
  ),
  unanswerable('monthly bus fare from kalanki', '5:20 | 6:05'),
  asked('income limit for full need based scholarship', NEED, '300,000', '15 %'),
  asked(
    'when is dbms paper bca 4th sem internal',
    INTERNAL,
    '{{day+20}} | {{weekday+20}}',
    '{{weekday+12}} | {{weekday+14}} | {{weekday+16}}',
  ),
  after(
    'when is dbms paper bca 4th sem internal',
    asked(
      'and numerical methods?',
      INTERNAL,
      '{{weekday+14}}',
      '{{weekday+12}} | {{weekday+16}} | {{weekday+18}}',
    ),
  ),
  asked('how many chemistry questions in csit entrance', 'faculty: BSc CSIT', '10', '35 | 25'),
];

export const romanised = [
  unanswerable('college dress ko kati parcha', '67,500 | 69,500 | 600'),
  asked('bca sakera talab kati aaucha', 'faculty: BCA', '38,000 | ३८,००० | 31,000', '69,500 | 582,500'),
  asked(
    'kalanki bata bus kati baje chutcha',
    BUSES,
    '5:20 | ५:२०',
    '5:10 | 5:30 | 5:25 | ५:१० | ५:३० | ५:२५',
  ),
  after(
    'kalanki bata bus kati baje chutcha',
    asked('ani satdobato bata?', BUSES, '5:25 | ५:२५', '5:20 | 5:10 | ५:२० | ५:१०'),
  ),
  asked('wifi ma kati ota device jodna milcha', WIRELESS, 'Three devices | तीन यन्त्र'),
  asked('jado ma dosro period kati baje suru', WINTER, '7:30 | ७:३०', '6:45 | ६:४५'),
  asked('library beluka kati baje samma', LIBRARY_HOURS, 'nine in the evening | नौ बजेसम्म'),
  asked(
    'bbs ko bharna shulka kati ho',
    `faculty: BBS | ${REFUNDS}`,
    '6,000 | ६,०००',
    '18,000 | 16,000 | 39,500',
  ),
  unanswerable('hostel ma wifi cha', 'Room 302 | 11,500 | ११,५००'),
  asked(
    'counselor kun kun din aauchha',
    COUNSELLOR,
    'Sunday to Wednesday | आइतबारदेखि बुधबार',
    'Sundays and Wednesdays',
  ),
  after(
    'counselor kun kun din aauchha',
    asked(
      'ani bhetna ko lagi samaya kasari line',
      COUNSELLOR,
      'folded card | पट्याएको कागज | counsel@pipalchaur.example',
    ),
  ),
  asked('pipal patrika ko lagi kati sabda samma lekhna paincha', YEARBOOK, '1,200 | १,२००'),
  asked('dui ota subject fail bhaye k huncha', FAILED, 'promoted, with a study plan | पढ्ने योजनासहित'),
  after(
    'dui ota subject fail bhaye k huncha',
    asked(
      'char ota bhaye?',
      FAILED,
      'semester is repeated | सेमेस्टर दोहोरिन्छ',
      'promoted, with a study plan | पढ्ने योजनासहित',
    ),
  ),
  asked('dashain bida kaile dekhi', DASHAIN, '{{day+9 ne}}', '{{day+5 ne}}'),
  asked('open day kaile ho', 'news: Open day', '{{day+22}}', '{{day+18}}'),
  asked(
    'gareeb scholarship ko form kaha bujhaune',
    `${NEED_NOTICE} | notice: विपन्न`,
    'counsellor’s door | परामर्शदाताको ढोका | परामर्श कक्ष',
    'reception',
  ),
  asked('hostel ko mahina ko kati', HOSTEL, '11,500 | ११,५००', '5,000 | ५,०००'),
  after('hostel ko mahina ko kati', asked('keta haru lai ni cha?', HOSTEL, 'Men find rooms | छात्रले टोलमै')),
  unanswerable('result kaile aaucha bca first sem ko', '{{day+52}}'),
];

export const devanagari = [
  asked(
    'पुस्तकालय प्रमुख को हो',
    `${LIBRARY_HOURS} | news: Up to the rhododendrons`,
    'कमला थापा | Kamala Thapa',
    'रोजिना राई',
  ),
  asked('भेटिएको छाता कहाँ राखेको छ', FOUND, 'सोधपुछ कक्षको घर्रा'),
  unanswerable('एमबीएस पढाइ हुन्छ?', '१,७२,५०० | ३९,५००'),
  asked('प्रिन्सिपलको नाम के हो', 'pmessage: Dr. Sarita', 'सरिता महर्जन | Sarita Maharjan', 'Sabina Maharjan'),
  unanswerable('स्विमिङ सिक्न कति लाग्छ', '६०० | ११,५००'),
  asked('परीक्षा हलमा मोबाइल लैजान पाइन्छ?', CONDUCT, 'फोन, पर्दा भएको घडी र इयरफोन झोलामा'),
  asked('बीबीएस परीक्षा फारमसँग के के कागज चाहिन्छ', FORMS_OF_BBS, 'पासपोर्ट साइजको फोटो'),
  after('बीबीएस परीक्षा फारमसँग के के कागज चाहिन्छ', asked('विलम्ब शुल्क कति', FORMS_OF_BBS, '५००', '२,८०० | ७५०')),
  asked('किस्ताको दोस्रो भाग कहिलेसम्म तिर्ने', PARTS, '{{day+62}}', '{{day+16}} | {{day+108}} | {{weekday+26}}'),
  after(
    'किस्ताको दोस्रो भाग कहिलेसम्म तिर्ने',
    asked('अनि तेस्रो?', PARTS, '{{day+108}}', '{{day+16}} | {{day+62}}'),
  ),
  asked('किताब हरायो भने के गर्ने', BOOKS, 'उही किताब | सोही शीर्षक'),
  asked(
    'बीआईएममा कति सिट छन्',
    `faculty: BIM | notice: Admission open | notice: स्नातक तह`,
    '36 | ३६',
    '48 | 64 | ४८ | ६४',
  ),
  after(
    'बीआईएममा कति सिट छन्',
    asked(
      'अनि बीबीएमा?',
      `faculty: BBA | notice: Admission open | notice: स्नातक तह`,
      '64 | ६४',
      '36 | ३६ | ४८',
    ),
  ),
  asked('क्यान्टिनले कति नाफा गर्‍यो', CANTEEN, '६१,३०० | 61,300', '२३,००० | ९,४००'),
  asked('रक्तदान गर्न तौल कति हुनुपर्छ', BLOOD, 'पैँतालीस किलो'),
  asked('गोकर्णमा कति बिरुवा रोपियो', 'news: Three hundred saplings', 'तीन सय | तीनै सय'),
  unanswerable('छात्रावासको वार्डेनको नाम के हो', 'रोजिना राई | कमला थापा | सरिता महर्जन'),
  asked('चारित्रिक प्रमाणपत्र कति दिनमा पाइन्छ', CHARTER, '१ दिन | 1 day', '२ दिन | ३ दिन'),
  after(
    'चारित्रिक प्रमाणपत्र कति दिनमा पाइन्छ',
    asked('के के लैजानुपर्छ', CHARTER, 'पुस्तकालयको क्लियरेन्स', 'सादा कागजमा निवेदन'),
  ),
  asked('दुर्गम छात्रवृत्तिमा महिनाको कति पैसा पाइन्छ', REMOTE, '५,०००', '११,५००'),
  after('दुर्गम छात्रवृत्तिमा महिनाको कति पैसा पाइन्छ', asked('कति जनाले पाउँछन्', REMOTE, 'आठ जना', 'चौबीस')),
];
