import { after, asked, unanswerable } from './question.ts';

const FEES = 'notice: What each programme costs';
const CALLS = 'faq: Whom do I call';
const ENTRANCE = 'notice: Entrance examination';
const RECHECKING = 'notice: Rechecking';
const CLOTHES = 'faq: What do I wear';
const DUTY = 'notice: Duty hours';
const ROUTINE = 'notice: Routine of the second';
const LICENCES = 'news: Nearly all';
const PHONES = 'faq: मोबाइल फोन';
const BUS = 'notice: Where the college bus';
const PARTS = 'faq: Can the fee be paid';
const MEALS = 'notice: होस्टेलको मेसमा';
const VACCINE = 'notice: Hepatitis B';
const CAPPING = 'news: Capping';
const PAPERS = 'admission: Papers to bring';
const QUOTA = 'notice: Free and reduced';
const VISITS = 'faq: When may parents visit';
const BED = 'faq: What does a bed';
const WANTED = 'notice: Wanted';
const DOLLS = 'news: A ward of dolls';
const COMING = 'admission: Coming from another';
const LIBRARY = 'notice: परीक्षा अवधिमा';
const LEAVING = 'admission: If you give the seat';
const STEPS = 'admission: Getting in';

export const english = [
  asked('last date for bns entrance form', ENTRANCE, '{{day+16}}', '{{day+9}} | {{day+24}}'),
  unanswerable('is there a swimming pool', '9,200 | 6,000'),
  asked('white shoes price', CLOTHES, '1,900', '3,400 | 1,650 | 850'),
  asked('whats the fine for using phone on ward', PHONES, '३००'),
  unanswerable('midwifery entrance exam date', '{{day+21}} | {{day+24}}'),
  asked('can boys join bns', 'faq: Do men study', 'fifteen of a hundred'),
  asked('until when can i apply for rechecking', RECHECKING, '{{day+5}}', '{{day+12}} | {{day+9}}'),
  after(
    'until when can i apply for rechecking',
    asked('how much for one paper', RECHECKING, '500', '1,200 | 750'),
  ),
  asked('night duty starts at', DUTY, '19:15', '6:45 | 13:00'),
  after('night duty starts at', asked('whom to report', DUTY, 'Junu Magar', 'Laxmi Shahi | Bimala KC')),
  asked('bus charge from chhinchu', BUS, '2,600', '3,100 | 1,700 | 1,300'),
  after('bus charge from chhinchu', asked('what time does it come', BUS, '8:35', '8:10 | 9:25')),
  asked('bns 2nd yr fee', FEES, '151,000 | १,५१,०००', '118,000 | 214,000 | 172,000'),
  after('bns 2nd yr fee', asked('and bsc?', FEES, '214,000 | २,१४,०००', '151,000 | 118,000')),
  unanswerable('how much salary for the librarian post', '8,000 | 14,500'),
  asked('how many passed licence exam in 2080', LICENCES, '37', '31 | 42'),
  asked('how many seats in midwifry', 'faculty: Midwifery', '16', '44 | 32 | 24'),
  asked('name of hostel warden', CALLS, 'Dhana Sunar', 'Tulasi Bista | Manju Chaudhary'),
  after('name of hostel warden', asked('her number', CALLS, '9800000683', '9800000681 | 9800000671')),
  asked('when is pharmacology exam', ROUTINE, '{{day+11}}', '{{day+6}} | {{day+8}} | {{day+13}}'),
  asked('fine per day if i pay fee late', PARTS, '40', '600 | 300'),
];

export const romanised = [
  asked('simulation lab kasle herchha', DOLLS, 'Asmita Rokaya', 'Dhana Sunar'),
  asked(
    'karnali ko lai kati percent chhut',
    QUOTA,
    '60 per cent | ६० प्रतिशत',
    '75 per cent | 70 per cent | ७५ प्रतिशत',
  ),
  after('karnali ko lai kati percent chhut', asked('kati jana lai', QUOTA, '6 | ६')),
  asked('hostel dui jana ko kotha ko kati', BED, '11,500 | ११,५००', '6,000'),
  asked('fee ko dosro kista kaile samma', PARTS, '{{day+38}}', '{{day+120}}'),
  asked('arko college bata aauna kati shulka', COMING, '14,500', '30,000 | 18,000'),
  asked('bharna ma photo kati ota chahincha', PAPERS, 'six photographs | छ प्रति फोटो'),
  asked('cap laune karyakram kaha huncha', CAPPING, 'municipal hall | नगरपालिकाको सभाहल', 'room 21'),
  after(
    'cap laune karyakram kaha huncha',
    asked('kasle lagaidincha', CAPPING, 'Dambar Khadka | डम्बर खड्का', 'Kamala Thapa'),
  ),
  asked('librarian ko antarwarta kaile ho', WANTED, '{{day+26}}', '{{day+19}}'),
  unanswerable('ctevt final result kaile aaucha', '{{day+5}} | {{day+5 ne}}'),
  asked('bsc nursing ko form kaha bharne', ENTRANCE, 'Medical Education Commission | चिकित्सा शिक्षा आयोग'),
  asked('pcl ko class kati baje dekhi', 'faculty: PCL', '10:15 | १०:१५', '6:15 | 9:10 | ६:१५'),
  unanswerable('canteen ma momo kati parcha', '3,400 | ७:१५ | 650'),
  asked('anm kati mahina ko ho', 'faculty: ANM', '18 months | १८ महिना', '3 years'),
  asked('hostel ma beluka ko khana kati baje', MEALS, '७:१५', '८:३० | ४:५०'),
  after('hostel ma beluka ko khana kati baje', asked('shanibar bihan ko ni', MEALS, 'एक घण्टा ढिलो')),
  asked('aama buwa hostel ma kun din aauna paune', VISITS, 'Saturdays | शनिबार'),
  unanswerable('hostel ma ac cha', '9,200 | ९,२००'),
  asked('hepatitis ko khop kaile launa paincha', VACCINE, '{{day+4}}', '{{day+21}}'),
  after('hepatitis ko khop kaile launa paincha', asked('kati parcha', VACCINE, '750 | ७५०', '1,200 | 500')),
];

export const devanagari = [
  unanswerable('बीएस्सी नर्सिङको संयोजकको फोन नम्बर', '९८००००००६८१ | ९८००००००६८४'),
  asked('दुई हप्तामा सिट छोडे कति फिर्ता', LEAVING, '५० प्रतिशत', '८० प्रतिशत | २० प्रतिशत'),
  asked('लुगा धुलाइ कति लाग्छ', BED, '६५०', '६,०००'),
  asked('एएनएम पढ्न के पास हुनुपर्छ', 'faculty: ANM', 'एसईई उत्तीर्ण'),
  asked('बीएनएसको संयोजक को हो', 'faculty: BNS', 'राधिका बुढाथोकी', 'कमला थापा | गोमा रावत'),
  after('बीएनएसको संयोजक को हो', asked('कति वर्षको हो', 'faculty: BNS', '३ वर्ष', '१८ महिना')),
  asked('परीक्षाबारे कसलाई फोन गर्ने', CALLS, 'प्रकाश खड्का', 'तुलसी विष्ट'),
  asked('शनिबार पुस्तकालय कति बजेसम्म खुल्छ', LIBRARY, '३:००', '८:२० | ३:१५'),
  asked('जाडोमा गेट कति बजे बन्द हुन्छ', VISITS, '६:२०', '७:१०'),
  asked('नाम निस्केको कति दिनभित्र भर्ना शुल्क तिर्ने', STEPS, 'सात दिन', 'छ दिन'),
  asked('भर्ना हुँदा के के कागज ल्याउने', PAPERS, 'चारित्रिक प्रमाणपत्र'),
  asked('पीसीएलको प्रवेश परीक्षा कहिले', ENTRANCE, '{{day+21}}', '{{day+24}} | {{day+9}}'),
  after('पीसीएलको प्रवेश परीक्षा कहिले', asked('बीएनएसको नि?', ENTRANCE, '{{day+24}}', '{{day+21}}')),
  asked('तेस्रो मात्रा खोप कहिले दिइन्छ', VACCINE, 'छ महिनापछि', '{{day+4}} | {{day+34}}'),
  asked('मिडवाइफरीको पहिलो वर्षको शुल्क', FEES, '१,८९,०००', '१,७२,००० | २,३८,००० | १,४२,०००'),
  unanswerable('प्रिन्सिपल को हुनुहुन्छ', 'कमला थापा | डम्बर खड्का | राधिका बुढाथोकी'),
  asked('छात्रवृत्तिको निवेदन कहाँ दिने', QUOTA, 'कोठा नं. ११', 'कोठा नं. ५'),
  after('छात्रवृत्तिको निवेदन कहाँ दिने', asked('कहिलेसम्म?', QUOTA, '{{day+12}}', '{{day+5}} | {{day+9}}')),
  unanswerable('एम्बुलेन्स सेवा छ?', '९८००००००६८३'),
];
