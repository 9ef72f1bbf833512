import { after, asked, unanswerable } from './question.ts';

const WINDOWS = 'faq: Which window do I go to?';
const CARDS = 'notice: Identity cards';
const COAT = 'faq: Must I have a black coat?';
const ABSENCES = 'faq: How are absences counted?';
const ROUTINE = 'notice: Semester examination: the days';
const WAIVERS = 'notice: Waivers by quota';
const DISSERTATION = 'notice: LLM dissertations';
const INTERNSHIPS = 'notice: Internships for the summer';
const ELSEWHERE = 'admission: Semesters done elsewhere';
const MOOT = 'news: Moot court of the western';
const CLINIC = 'news: A year of the legal aid clinic';
const FEES = 'notice: Semester fees from this intake';
const SHIFTS = 'notice: Classes in four shifts';
const LEGAL_AID = 'faq: निःशुल्क कानुनी सहायता';
const BOOKS = 'notice: पुस्तकालयका किताब';
const EXTENDED = 'notice: शुल्क बुझाउने म्याद';
const HOMES = 'faq: Does the campus have a hostel?';
const TEACHERS = 'faq: Which teacher teaches what';
const WHO = 'admission: Who may apply';
const LICENCE = 'notice: Evenings for the licence';
const LEAVING = 'admission: Leaving after admission';
const FORMS = 'notice: Forms for the semester';
const ADMISSION = 'notice: Admission: three programmes';
const ENVELOPE = 'admission: What to put';
const ELECTION = 'news: Election of the student';
const TRANSCRIPT = 'faq: How do I get my transcript?';

export const english = [
  unanswerable('when will semester result be published', '{{day+30}} | {{day+3}} | {{day+7}}'),
  asked('how many divorce cases did the clinic get', CLINIC, '63', '47 | 38 | 21'),
  asked(
    'when is human rights exam',
    ROUTINE,
    '{{day+40}}',
    '{{day+30}} | {{day+32}} | {{day+35}} | {{day+37}}',
  ),
  after('when is human rights exam', asked('what time does it start', ROUTINE, '15:45', '8:10')),
  asked('who sits at window 3', WINDOWS, 'Tara Neupane', 'Ganga Bhusal | Mohan Kasaudhan | Iqbal Ansari'),
  after('who sits at window 3', asked('till what time', WINDOWS, '17:00', '16:00 | 18:00 | 17:30')),
  asked('my attendence is 68 percent what do i pay', ABSENCES, '1,250', '2,400 | 900'),
  asked('price of black coat', COAT, '5,300', '2,400'),
  unanswerable('paralegal course fee', '34,000 | 48,500 | 1,500 | 10,500'),
  asked('how many months is paralegal course', 'faculty: Paralegal', '4 months'),
  asked(
    'who guides interns in district court',
    INTERNSHIPS,
    'Bhim Lamichhane',
    'Sangita Rana | Yubaraj Sharma | Kabita Thapa',
  ),
  asked('how many seats in llm', 'faculty: LLM', '26', '96 | 64'),
  after(
    'how many seats in llm',
    asked('how long is it', 'faculty: LLM', '2 years', '3 years | 5 years | 4 months'),
  ),
  asked('lost my id card how much for new one', CARDS, '480', '1,950 | 1,100'),
  asked('who do i give dissertation proposal to', DISSERTATION, 'Keshav Aryal', 'Prativa Khanal'),
  after(
    'who do i give dissertation proposal to',
    asked('last day?', DISSERTATION, '{{day+14}}', '{{day+25}} | {{day+22}} | {{day+43}}'),
  ),
  asked('waiver for dalit quota', WAIVERS, '85', '45 per cent'),
  after(
    'waiver for dalit quota',
    asked('and for martyrs family', WAIVERS, '65', '85 per cent | 100 per cent'),
  ),
  unanswerable('library opening time', '{{day+8 ne}} | 7:00'),
  asked('i passed papers in other law campus what does comparing cost', ELSEWHERE, '6,200'),
  asked('moot at bhairahawa team fee', MOOT, '3,200', '2,400'),
];

export const romanised = [
  asked('naya penal code ko karyakram kaile', 'news: Evening talk', '{{day+5}}', '{{day+33}}'),
  asked('bharna bhayera das din ma chode kati firta', LEAVING, '70 per cent | ७० प्रतिशत'),
  asked('nishulka kanuni sahayata kun din', LEGAL_AID, 'मङ्गलबार र बिहीबार'),
  after(
    'nishulka kanuni sahayata kun din',
    asked('ko sanga bhetne', LEGAL_AID, 'मीना कुँवर', 'प्रतिभा खनाल | Prativa Khanal'),
  ),
  asked('license ko tayari class kati hapta ko', LICENCE, 'Six weeks'),
  after(
    'license ko tayari class kati hapta ko',
    asked('kasle padhaucha', LICENCE, 'Narayan Pandey', 'Prativa Khanal | Hemraj Pokhrel'),
  ),
  asked('ballb ko third sem fee', FEES, '45,200 | ४५,२००', '31,000 | 51,300 | 46,000 | ३१,००० | ५१,३००'),
  after(
    'ballb ko third sem fee',
    asked('llb ko ni', FEES, '31,000 | ३१,०००', '45,200 | 51,300 | ४५,२०० | ५१,३००'),
  ),
  unanswerable('hostel ko phone number', '9800000741 | ९८००००००७५१'),
  asked('llm apply garna k chahincha', `${WHO} | faculty: LLM`, '50 per cent | ५० प्रतिशत', '45 per cent'),
  asked('sem fee tirne last date kahile', EXTENDED, '{{day+11 ne}}', '{{day+3}} | {{day+7}} | {{day+22}}'),
  asked('kitab dhilo bujhaye din ko kati', BOOKS, 'रु. १५'),
  asked('llm ko class kati baje', SHIFTS, '7:35', '6:20 | 11:05 | 16:50'),
  asked('najikai ko hostel ma mahina ko kati', HOMES, '8,700 | ८,७०० | 9,400 | ९,४००'),
  asked(
    'constitutional law kasle padhaucha',
    TEACHERS,
    'Hemraj Pokhrel | हेमराज पोखरेल',
    'Rajan Shakya | Anita Gharti | राजन शाक्य',
  ),
  after(
    'constitutional law kasle padhaucha',
    asked(
      'kaile bhetna milcha',
      TEACHERS,
      'Sunday, 11:10 | आइतबार ११:१०',
      'Monday, 15:30 | Tuesday, 11:10 | सोमबार ३:३०',
    ),
  ),
  asked('bike rakhna sem ko kati', 'faq: Where can I leave', '900'),
  unanswerable('computer lab kati baje khulcha', '6:20 | 16:50'),
  asked('naya parichaya patra kaha painchha', CARDS, 'room 104 | कोठा नं. १०४', 'room 208'),
  after(
    'naya parichaya patra kaha painchha',
    asked('kaile dekhi', CARDS, '{{day+2}}', '{{day+13}} | {{day+30}}'),
  ),
  unanswerable('llm ko entrance kahile', '{{day+46}}'),
];

export const devanagari = [
  asked('मतदान कति बजेसम्म', ELECTION, '३:००', '४:००'),
  after('मतदान कति बजेसम्म', asked('के लिएर जाने', ELECTION, 'परिचयपत्र')),
  asked('थारू र मधेसी कोटामा एलएलबीको कति सिट', WAIVERS, '४', '९६ | ६'),
  asked('अर्जेन्ट ट्रान्सक्रिप्ट कति दिनमा पाइन्छ', TRANSCRIPT, 'तीन दिन'),
  unanswerable('शिक्षकको तलब कति छ', '४,००० | ६,५०० | ४८,५००'),
  unanswerable('प्रिन्सिपलको नाम के हो', 'राजन शाक्य | विष्णु ज्ञवाली | Keshav Aryal'),
  unanswerable('दीक्षान्त समारोह कहिले हो', '{{day+5 ne}} | {{day+27 ne}} | {{day+33 ne}}'),
  asked('सेमेस्टर परीक्षाको फारम कहाँ पाइन्छ', FORMS, 'झ्याल नं. ३ | window 3'),
  after('सेमेस्टर परीक्षाको फारम कहाँ पाइन्छ', asked('एलएलएमलाई कति लाग्छ', FORMS, '३,४००', '२,१५० | २,७००')),
  asked('मुट कोर्टमा उत्कृष्ट वक्ता को भयो', 'news: Second in the national', 'अस्मी पन्थी', 'रोहन कुर्मी'),
  asked('महिला कोटामा कति छुट', WAIVERS, '४० प्रतिशत', '८५ प्रतिशत | ४५ प्रतिशत | ५५ प्रतिशत'),
  asked('एलएलबीको संयोजक को हो', 'faculty: LLB', 'सरिता बेलबासे', 'विष्णु ज्ञवाली'),
  after('एलएलबीको संयोजक को हो', asked('अनि बीए एलएलबीको?', 'faculty: BA LLB', 'विष्णु ज्ञवाली', 'सरिता बेलबासे')),
  asked('उम्मेदवारी कसले बुझ्छ', ELECTION, 'राजन शाक्य', 'मोहन कसौधन'),
  asked('एलएलबीको भर्ना कहिलेसम्म', ADMISSION, '{{day+29}}', '{{day+22}} | {{day+43}} | {{day+46}}'),
  asked('खाममा कति प्रति फोटो राख्ने', ENVELOPE, 'चार प्रति'),
  asked('प्रवेश परीक्षा कति बजे', ADMISSION, '८:१०', '७:०५ | ३:४५'),
  after('प्रवेश परीक्षा कति बजे', asked('कहाँ हुन्छ', ADMISSION, 'ब्लक ए', 'ब्लक बी | ब्लक सी')),
  asked('क्याम्पस कहाँ छ', 'settings: Contact Us', 'मिलनचोक'),
];
