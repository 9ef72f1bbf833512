import { after, asked, unanswerable } from './question.ts';

const FEES = 'notice: What each programme costs this session';
const ENTRANCE = 'notice: Entrance examination of the college';
const ROUTINE = 'notice: Routine of the second terminal examination';
const DUTY = 'notice: Duty hours at the provincial hospital';
const VACCINE = 'notice: Hepatitis B vaccine for new students';
const RECHECKING = 'notice: Rechecking of the CTEVT results';
const MEALS = 'notice: होस्टेलको मेसमा खाना खाने समय';
const BUS = 'notice: Where the college bus stops';
const QUOTA = 'notice: Free and reduced places by quota';
const PAPERS = 'admission: Papers to bring when you are admitted';
const REFUND = 'admission: If you give the seat back';
const CALL = 'faq: Whom do I call about what?';
const HOSTEL = 'faq: What does a bed in the hostel cost?';
const VISIT = 'faq: When may parents visit the hostel?';
const BNS = 'faculty: BNS';
const CAPPING = 'news: Capping of the new class';

export const english = [
  asked(
    'bns first year fee how much',
    FEES,
    '176,000 | १,७६,०००',
    '142,000 | 151,000 | 238,000 | १,४२,००० | १,५१,००० | २,३८,०००',
  ),
  after(
    'bns first year fee how much',
    asked(
      'and for bsc?',
      FEES,
      '238,000 | २,३८,०००',
      '176,000 | 142,000 | 189,000 | १,७६,००० | १,४२,००० | १,८९,०००',
    ),
  ),
  asked('last date to submit pcl form', ENTRANCE, '{{day+9}}', '{{day+16}} | {{day+21}}'),
  after(
    'last date to submit pcl form',
    asked('and the entrance?', ENTRANCE, '{{day+21}}', '{{day+24}} | {{day+16}}'),
  ),
  asked(
    'who should i talk to for scholarshp',
    CALL,
    'Manju Chaudhary | मञ्जु चौधरी',
    'Tulasi Bista | Hari Prasad Jaisi | Prakash Khadka',
  ),
  asked('when is pharmacology exam', ROUTINE, '{{day+11}}', '{{day+6}} | {{day+8}} | {{day+13}}'),
  asked('evening duty starts at what time', DUTY, '13:00', '6:45 | 19:15'),
  after('bus charge from chhinchu', asked('what time it comes there', BUS, '8:35', '8:10 | 9:25 | 9:40')),
  asked('which documents i need for admision', PAPERS, 'character certificate | चारित्रिक प्रमाणपत्र'),
  after(
    'which documents i need for admision',
    asked(
      'ok. hostel how much per month',
      HOSTEL,
      '9,200 | 11,500 | ९,२०० | ११,५००',
      '3,100 | 2,600 | 1,700',
    ),
  ),
  unanswerable('single room in hostel price', '9,200 | 11,500 | ९,२०० | ११,५००'),
  unanswerable(
    'do u have msc nursing what is the fee',
    '238,000 | 176,000 | 30,000 | २,३८,००० | १,७६,००० | ३०,०००',
  ),
];

export const romanised = [
  asked(
    'pcl ko dosro barsa ko fee kati ho',
    FEES,
    '118,000 | १,१८,०००',
    '142,000 | 109,000 | 151,000 | १,४२,००० | १,०९,००० | १,५१,०००',
  ),
  after(
    'pcl ko dosro barsa ko fee kati ho',
    asked(
      'ani anm ko pahilo barsa ko?',
      FEES,
      '74,000 | ७४,०००',
      '37,000 | 142,000 | 118,000 | ३७,००० | १,४२,००० | १,१८,०००',
    ),
  ),
  asked('hostel ma bihana ko khana kati baje dincha', MEALS, '८:३०', '५:४० | ४:५० | ७:१५'),
  asked(
    'bns ko form kahile samma bharna milxa',
    ENTRANCE,
    '{{day+16}}',
    '{{day+9}} | {{day+24}} | {{day+21}}',
  ),
  after(
    'bns ko form kahile samma bharna milxa',
    asked('form ko kati parcha', ENTRANCE, '1,200 | १,२००', '22,500 | 500 | २२,५०० | ५००'),
  ),
  asked('latikoili bata bus ko mahina ko kati', BUS, '1,700', '3,100 | 2,600 | 1,300'),
  asked(
    'dalit lai kati percent chut hunxa',
    QUOTA,
    '100 per cent | १०० प्रतिशत',
    '75 per cent | 60 per cent | ७५ प्रतिशत | ६० प्रतिशत',
  ),
  after(
    'dalit lai kati percent chut hunxa',
    asked(
      'karnali ko lagi ni',
      QUOTA,
      '60 per cent | ६० प्रतिशत',
      '100 per cent | 70 per cent | १०० प्रतिशत | ७० प्रतिशत',
    ),
  ),
  asked(
    'hostel ko warden ko nam k ho',
    CALL,
    'Dhana Sunar | धना सुनार',
    'Tulasi Bista | Manju Chaudhary | तुलसी विष्ट | मञ्जु चौधरी',
  ),
  after(
    'hostel ko warden ko nam k ho',
    asked('chori lai bhetna kun din aauna paincha', VISIT, 'Saturday | शनिबार'),
  ),
  unanswerable('kohalpur bata bus ko kati parcha', '3,100 | 2,600 | 1,700 | 1,300'),
  unanswerable(
    'pcl third year ko result kahile aauxa',
    '{{day+5}} | {{day+5 ne}} | {{day+21}} | {{day+21 ne}}',
  ),
];

export const devanagari = [
  asked('क्यापिङ कहिले हो', CAPPING, '{{day+15}}', '{{day+18}} | {{day+28}}'),
  after('क्यापिङ कहिले हो', asked('कति बजे नि', CAPPING, '11:30 | ११:३०', '12:50 | १२:५०')),
  asked('रिचेकिङको फारम कहिलेसम्म दिने', RECHECKING, '{{day+5}}', '{{day+9}} | {{day+12}}'),
  after(
    'रिचेकिङको फारम कहिलेसम्म दिने',
    asked('एउटा बिषयको कति लाग्छ', RECHECKING, '500 | ५००', '1,200 | 600 | १,२०० | ६००'),
  ),
  asked('हेपाटाइटिसको दोस्रो खोप कहिले लगाउने', VACCINE, '{{day+34}}', '{{day+4}}'),
  after(
    'हेपाटाइटिसको दोस्रो खोप कहिले लगाउने',
    asked('कति पर्छ त्यो', VACCINE, '750 | ७५०', '500 | 650 | ५०० | ६५०'),
  ),
  asked(
    'कक्षा सुरु भाको एक हप्तामा सिट छोडे कति फिर्ता हुन्छ',
    REFUND,
    '50 per cent | ५० प्रतिशत',
    '80 per cent | 20 per cent | ८० प्रतिशत | २० प्रतिशत',
  ),
  asked(
    'परीक्षा शाखाको नम्बर दिनु न',
    CALL,
    '9800000684 | ९८००००००६८४',
    '9800000681 | 9800000682 | 9800000685 | ९८००००००६८१ | ९८००००००६८२ | ९८००००००६८५',
  ),
  asked(
    'बीएनएस हेर्ने म्याम को हो',
    BNS,
    'Radhika Budhathoki | राधिका बुढाथोकी',
    'Kamala Thapa | Goma Rawat | कमला थापा | गोमा रावत',
  ),
  after(
    'बीएनएस हेर्ने म्याम को हो',
    asked(
      'बसको लागि कसलाई फोन गर्ने',
      CALL,
      'Lok Bahadur BK | लोकबहादुर बीके | 9800000686 | ९८००००००६८६',
      'Dhana Sunar | Tulasi Bista | धना सुनार | तुलसी विष्ट',
    ),
  ),
  unanswerable('मिडवाइफरीको प्रवेश परीक्षा कहिले हो', '{{day+21}} | {{day+24}} | {{day+21 ne}} | {{day+24 ne}}'),
  unanswerable('लाइसेन्स परीक्षाको फारम कति रुपैयाँ पर्छ', '1,200 | 500 | १,२०० | ५००'),
];
