import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali, in Latin letters. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('2 barsa padhai chodeki didi lai bca ma alag sit chha ho', [records.bca]),
  answered('bim padna univercity ko entrence ko form kaha bharne', [records.bim]),
  answered(
    'csit ko class diuso kati baje samma lagxa',
    [records.csit, records.workBesideStudies, records.computerRoom],
    {
      says: ['13:00', 'one o’clock', 'until one'],
      unit: 'end of classes and laboratories of BSc CSIT',
      mustNotSay: ['10:30 to 15:30', '6:15 to 9:50'],
    },
  ),
  answered('loksewa ko tayari garaunu huncha tapai ko ma?', [records.bbs]),
  answered('college sanga milera kaam garne bank kun ho', [records.bank]),
  answered('csit ma AI kun sem ma aauxa', [records.csit], {
    says: ['Fourth Semester', 'चौथो सेमेस्टर'],
    unit: 'semester of BSc CSIT with Artificial Intelligence',
    mustNotSay: ['Sixth Semester', 'छैटौँ सेमेस्टर'],
  }),
  answered('form bharna ko lagi paisa tirnu parne ho ra', [
    records.admissionOpen,
    records.admissionOpenInNepali,
    records.howToApply,
    records.admissionInBriefInNepali,
  ]),
  answered('entrence ma galat uttar ko number katchha ki katdaina', [records.entranceExam]),
  answered('interview ko din mummy baba pani aauna milcha', [records.interviews]),
  answered('librery ko kitab harayo k garne aba', [records.booksDue, records.returnBooksInNepali]),
  answered('euta id le kati ota mobile ma wifi chalcha', [records.wirelessPassword], {
    says: ['Three devices'],
    unit: 'devices of one account at the same time',
  }),
  answered('jado ma gadi pahila kai time ma auxa ki dhilo', [records.winterHours], {
    says: ['thirty minutes'],
    unit: 'delay of the buses in winter',
  }),
  answered('chata bhulexu college ma kasaile vettauyo ki', [records.lostAndFound]),
  answered('hajiri 80 pugena aba k garda exam dina pauxu', [records.attendance, records.attendanceInNepali]),
  answered('garib ko scholarship ko form sanga k k kagaj rakhne', [
    records.needBasedApplications,
    records.needBased,
    records.scholarshipsInNepali,
  ]),
  answered('volleyball khelchu ma team ma chhanne din kaile', [records.trials], {
    says: ['{{day+6}}'],
    unit: 'trials for volleyball',
    mustNotSay: ['{{day+4}}', '{{day+8}}'],
  }),
  answered('college ko magazine ma lekh kati sabda samma ko pathauna paincha', [records.yearbook], {
    says: ['1,200 words'],
    unit: 'length of prose in the yearbook',
  }),
  answered('chhath ko bida kaile samma ho', [records.tiharHolidays], {
    says: ['{{day+13 ne}}'],
    unit: 'last day of the holidays of Tihar and Chhath',
    mustNotSay: ['{{day+24 ne}}'],
  }),
  answered('bidhyarthi ko mela ma kukur liyera aauna hunchha', [records.winterFair]),
  answered('computer room diuso arule pani chalauna pauxa? kati baje', [records.computerRoom], {
    says: ['13:30–16:30'],
    unit: 'open hours of both computer rooms',
    mustNotSay: ['9:50–11:30'],
  }),
  answered('barsa ko pani jamma garnu aghi tankar ma kati kharcha hunthyo', [records.rainwater], {
    says: ['NPR 4.7 lakh'],
    unit: 'water in every dry season',
    mustNotSay: ['NPR 18.4 lakh', 'NPR 31 lakh'],
  }),
  answered('din ma kati bela hawa sabai vanda phohor hunxa', [records.airSensors], {
    says: ['seven in the morning'],
    unit: 'worst hour of the air',
  }),
  answered('mock exam ko copy kahile firta pauxam', [records.mockExam], {
    says: ['{{day+6}}'],
    unit: 'return of the scripts of the mock examination',
  }),
  answered('bbs ko dai haru pokhara jada ek jana ko kati lagyo', [records.lakeExcursion], {
    says: ['NPR 8,900'],
    unit: 'a head, excursion of BBS to Pokhara',
    mustNotSay: ['NPR 9,000', 'NPR 400'],
  }),
  answered('csit 4 barsa ko jamma kharcha kati parla', [records.wholeDegree, records.csit], {
    says: ['676,500'],
    unit: 'NPR, BSc CSIT, whole course',
    mustNotSay: ['582,500', '605,500', '564,500'],
  }),
  answered('ma diuso office janxu bihan matra padhna milchha hola', [
    records.workBesideStudies,
    records.bbs,
    records.bca,
    records.aboutCollegeInNepali,
  ]),
  answered('3 ota bisaya ma fail bhaye mathillo sem ma jana paincha', [records.failedPaper]),
  answered('natak club ma lagyo vane fee ghatxa re ho', [records.sportsAndArts]),
  answered('dai pani yahi padhdai hunuhuncha mero fee ma kati chhut', [records.remission, records.bba], {
    says: ['10 %', 'a tenth less tuition'],
    unit: 'off the tuition, second child of a family',
    mustNotSay: ['15 %', '75 %', '50 %'],
  }),
  answered('2 hapta padhera man parena vane paisa firta dinu huncha', [records.feesAndRefunds]),
  answered('kalej ma phone garnu pareko number dinus', [records.college], {
    says: ['+977-1-5550100'],
    unit: 'telephone of the college',
  }),
  answered('holi khelda ko photo haru kata xa', [records.holiPictures]),
  unpublished('hostel ma aama lai ek raat rakhna milchha', { related: [records.hostel] }),
  unpublished('bca 2nd sem ko internal kahile bata', {
    related: [records.internalExamOfBca, records.bca],
    mustNotSay: ['{{weekday+12}}', '{{weekday+14}}', '{{weekday+16}}', '{{weekday+18}}', '{{weekday+20}}'],
  }),
  unpublished('bbm padhai huncha tyaha', {
    related: [records.bba, records.bbs, records.bim, records.admissionOpen],
  }),
  unpublished('esewa bata fee tirda kei cashback auxa', { related: [records.qrCode, records.payingFees] }),
  unpublished('librery card banauna kati paisa lagcha', {
    related: [records.libraryUsers, records.libraryUntilNine],
    mustNotSay: ['1,500', 'NPR 2 ', 'NPR 600'],
  }),
  unpublished('gym chha college bhitra? saman uthauna'),
  unpublished('charitrik praman patra banauna kati din lagxa', {
    related: [records.papersToBring, records.feesAndRefunds],
    mustNotSay: ['fifteen working days'],
  }),
  unpublished('csit ko entrance kati gate ho yo sal', {
    related: [records.csit, records.entranceTests, records.admissionOpen, records.entranceExam],
    mustNotSay: ['{{weekday+8}}', '{{weekday+8 ne}}'],
  }),
];
