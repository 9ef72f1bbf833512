import { after, asked, unanswerable } from './question.ts';

const FEES = 'notice: Semester fees from this intake';
const SHIFTS = 'notice: Classes in four shifts';
const ROUTINE = 'notice: Semester examination: the days';
const EXAM_FORMS = 'notice: Forms for the semester examination';
const ADMISSION = 'notice: Admission: three programmes, three last days';
const DISSERTATION = 'notice: LLM dissertations';
const CARDS = 'notice: Identity cards';
const BOOKS = 'notice: पुस्तकालयका किताब फिर्ता गर्ने बारे';
const INTERNSHIPS = 'notice: Internships for the summer';
const WAIVERS = 'notice: Waivers by quota';
const ENVELOPE = 'admission: What to put in the envelope';
const LEAVING = 'admission: Leaving after admission';
const TEACHERS = 'faq: Which teacher teaches what, and how are they reached?';
const HOSTEL = 'faq: Does the campus have a hostel?';
const PARKING = 'faq: Where can I leave my motorcycle?';
const TRANSCRIPT = 'faq: How do I get my transcript?';
const LEGAL_AID = 'faq: निःशुल्क कानुनी सहायता कसले पाउँछ?';
const ELECTION = 'news: Election of the student council';

export const english = [
  asked('llb 2nd sem fee', FEES, '31,500 | ३१,५००', '46,000 | 52,000 | 34,000 | ४६,००० | ५२,००० | ३४,०००'),
  after(
    'llb 2nd sem fee',
    asked('what about ballb', FEES, '46,000 | ४६,०००', '31,500 | 52,000 | 48,500 | ३१,५०० | ५२,००० | ४८,५००'),
  ),
  asked('evening class starts what time', SHIFTS, '16:50', '6:20 | 11:05 | 7:35'),
  asked('llm admission last date', ADMISSION, '{{day+43}}', '{{day+22}} | {{day+29}} | {{day+46}}'),
  after(
    'llm admission last date',
    asked('how much is the form', ADMISSION, '1,500 | १,५००', '3,400 | 16,000 | ३,४०० | १६,०००'),
  ),
  asked(
    'who teaches law of evidence',
    TEACHERS,
    'Dilip Marasini | दिलीप मरासिनी',
    'Hemraj Pokhrel | Sunita Chaudhary | हेमराज पोखरेल | सुनिता चौधरी',
  ),
  after(
    'who teaches law of evidence',
    asked(
      'his phone no?',
      TEACHERS,
      '9800000753 | ९८००००००७५३',
      '9800000752 | 9800000754 | ९८००००००७५२ | ९८००००००७५४',
    ),
  ),
  asked('i need transcript urgent how much', TRANSCRIPT, '1,950 | १,९५०', '480 | ४८०'),
  after(
    'i need transcript urgent how much',
    asked('where do i park my bike in campus', PARKING, 'Behind Block B', 'Block C'),
  ),
  asked('how much sharma law chamber pays intern', INTERNSHIPS, '6,500', '4,000 | 3,200'),
  unanswerable('entrance exam date for llm', '{{day+46}} | {{day+46 ne}} | {{day+14}}'),
  unanswerable('phd in law fee', '57,500 | 52,000 | 16,000 | 9,800 | ५७,५०० | ५२,००० | १६,०००'),
];

export const romanised = [
  asked(
    'ballb ko pachau sem ko fee kati ho',
    FEES,
    '43,900 | ४३,९००',
    '29,700 | 44,800 | 43,100 | २९,७०० | ४४,८०० | ४३,१००',
  ),
  after(
    'ballb ko pachau sem ko fee kati ho',
    asked('ani llb ko?', FEES, '29,700 | २९,७००', '43,900 | 30,400 | 29,200 | ४३,९०० | ३०,४०० | २९,२००'),
  ),
  asked('exam form kahile samma ho bina jariwana', EXAM_FORMS, '{{day+3}}', '{{day+22}} | {{day+29}}'),
  after(
    'exam form kahile samma ho bina jariwana',
    asked(
      'llb ko kati tirnu parxa tesma',
      EXAM_FORMS,
      '2,150 | २,१५०',
      '2,700 | 3,400 | 1,500 | २,७०० | ३,४०० | १,५००',
    ),
  ),
  asked('criminal law ko exam kun din ho', ROUTINE, '{{day+32}}', '{{day+30}} | {{day+35}} | {{day+37}}'),
  asked('id card harayo aba kati lagxa', CARDS, '480 | ४८०', '1,100 | 1,950 | १,१०० | १,९५०'),
  asked('library ko kitab kaile samma firta garne', BOOKS, '{{day+8 ne}}', '{{day+11 ne}} | {{day+3}}'),
  after(
    'library ko kitab kaile samma firta garne',
    asked('dhilo bhayo bhane din ko kati', BOOKS, 'रु. १५', '1,250 | १,२५०'),
  ),
  asked(
    'apanga quota ma kati chut paincha',
    WAIVERS,
    '100 per cent | १०० प्रतिशत',
    '85 per cent | 65 per cent | 40 per cent | ८५ प्रतिशत | ६५ प्रतिशत | ४० प्रतिशत',
  ),
  after(
    'apanga quota ma kati chut paincha',
    asked('nibedan dine last date kahile', WAIVERS, '{{day+25}}', '{{day+22}} | {{day+29}} | {{day+6}}'),
  ),
  unanswerable('moot court jitne lai puraskar kati dincha', '3,200 | 2,400 | २,४००'),
  unanswerable('paralegal ko fee kati ho', '7,800 | 5,600 | 34,000 | 10,500 | ३४,००० | १०,५००'),
];

export const devanagari = [
  asked('विद्यार्थी परिषदको भोट कहिले हाल्ने', ELECTION, '{{day+27}}', '{{day+33}} | {{day+46}}'),
  after('विद्यार्थी परिषदको भोट कहिले हाल्ने', asked('कति बजे देखि', ELECTION, '8:30 | ८:३०', '9:30 | 8:10 | ८:१०')),
  asked('फारम सँग के के कागज चाहिन्छ', ENVELOPE, 'citizenship | नागरिकता'),
  after(
    'फारम सँग के के कागज चाहिन्छ',
    asked('बीए एलएलबीको कहिलेसम्म हो भर्ने', ADMISSION, '{{day+22}}', '{{day+29}} | {{day+43}} | {{day+3}}'),
  ),
  asked('फ्री मा वकिल भेट्न कसलाई फोन गर्ने', LEGAL_AID, '९८००००००७६१ | मीना कुँवर', '9800000752 | ९८००००००७५२'),
  asked('एलएलएमको प्रपोजल कहिलेसम्म बुझाउने', DISSERTATION, '{{day+14}}', '{{day+62}} | {{day+43}}'),
  after(
    'एलएलएमको प्रपोजल कहिलेसम्म बुझाउने',
    asked('अनि थेसिस चाहिँ', DISSERTATION, '{{day+62}}', '{{day+14}} | {{day+43}}'),
  ),
  asked(
    'छोरीलाई नजिकै बस्न महिनाको कति पर्छ',
    HOSTEL,
    '8,700 | 9,400 | ८,७०० | ९,४००',
    '48,500 | 5,300 | ४८,५००',
  ),
  asked('पारिवारिक कानुनको जाँच कैले हो', ROUTINE, '{{day+37}}', '{{day+35}} | {{day+40}} | {{day+32}}'),
  after('पारिवारिक कानुनको जाँच कैले हो', asked('कति बजे सुरु हुन्छ', ROUTINE, '15:45 | ३:४५', '7:05 | ७:०५')),
  asked(
    'भर्ना भको एक हप्तामा छोडे पैसा कति फिर्ता आउँछ',
    LEAVING,
    '70 per cent | ७० प्रतिशत',
    '35 per cent | ३५ प्रतिशत',
  ),
  unanswerable(
    'बीए एलएलबी छैटौं सेमेस्टरको परीक्षा कहिले बाट',
    '{{day+30}} | {{day+32}} | {{day+30 ne}} | {{day+32 ne}}',
  ),
];
