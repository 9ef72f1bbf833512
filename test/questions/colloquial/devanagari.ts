import { answered, type ColloquialQuestion, unpublished } from './question.ts';
import { records } from './records.ts';

/** Questions in Nepali in Devanagari by which the assistant may be tuned. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('बिसिए को एक सेमेस्टरको फी कति पर्छ', [records.semesterFees, records.bca, records.feesAndRefunds], {
    says: ['69,500'],
    unit: 'NPR, BCA, per semester',
    mustNotSay: ['582,500', '62,000'],
  }),
  answered('सीएसआईटी सक्न जम्मा कति पैसा लाग्छ', [records.wholeDegree, records.csit], {
    says: ['676,500'],
    unit: 'NPR, BSc CSIT, whole course',
    mustNotSay: ['81,000', '71,000'],
  }),
  answered('एकैचोटि फी तिर्न सक्दिनँ किस्तामा मिल्छ?', [
    records.threeInstalments,
    records.feeDeadlineInNepali,
    records.payingFees,
  ]),
  answered('पहिलो किस्ता कति प्रतिशत तिर्ने', [records.threeInstalments], {
    says: ['40 %'],
    unit: 'first of three parts of the semester fee',
    mustNotSay: ['30 %'],
  }),
  answered('भर्ना भएर दुई हप्तामै छोडें भने पैसा फिर्ता हुन्छ', [records.feesAndRefunds], {
    says: ['tuition and deposit'],
    unit: 'without the admission fee, in the first two weeks',
    mustNotSay: ['half of the tuition'],
  }),
  answered('पैसा बुझाउने काउन्टर कति बजेसम्म खुल्छ', [records.payingFees], {
    says: ['13:00'],
    unit: 'counter 1, on working days',
    mustNotSay: ['6:00 to 17:00'],
  }),
  answered('आमा नेपाली मात्र बुझ्नुहुन्छ मेरो नम्बर कसरी थाहा पाउनुहुन्छ', [records.progress]),
  answered('छोरा कलेज नगए घरमा खबर गर्नुहुन्छ?', [records.progress, records.principal, records.attendance]),
  answered('भर्ना हुनुअघि एकचोटि क्लास हेर्न पाइन्छ?', [
    records.visitClass,
    records.openDay,
    records.admissionOpen,
    records.admissionOpenInNepali,
  ]),
  answered('गणितमा फेल भएँ बीसीए पढ्न मिल्ला', [records.failedMathematics], {
    says: ['2.0'],
    unit: 'overall grade point average, for BCA',
  }),
  answered('बीबीएसमा पनि इन्ट्रान्स दिनुपर्छ र', [
    records.bbs,
    records.admissionOpen,
    records.admissionOpenInNepali,
  ]),
  answered('बीबीएको प्रवेश परीक्षामा के के सोधिन्छ', [records.entranceExam]),
  answered('एजेन्टले पैसा माग्यो दिने कि नदिने', [records.admissionInBriefInNepali, records.howToApply]),
  answered('भर्नाको फारमको पैसा पर्छ?', [
    records.admissionInBriefInNepali,
    records.admissionOpenInNepali,
    records.howToApply,
    records.admissionOpen,
  ]),
  answered('इन्डियामा बाह्र पास गरेको समकक्षता कहाँबाट लिने', [records.transfers], {
    says: ['Sanothimi'],
    unit: 'where the equivalence certificate is issued',
  }),
  answered('अर्को कलेजबाट सर्न कति हप्ता लाग्छ', [records.transfers], {
    says: ['four to six weeks'],
    unit: 'approval by the university',
  }),
  answered('केटाहरू चाहिं कहाँ बस्ने त', [records.hostel], {
    says: ['NPR 5,000'],
    unit: 'rooms with families, for men, from this sum',
    mustNotSay: ['NPR 11,500'],
  }),
  answered('भोलि बत्ती जान्छ कि पर्सि', [records.noElectricity], {
    says: ['{{day+3}}'],
    unit: 'from 9 to 1, main building',
  }),
  answered('छठमा पनि छुट्टी हो?', [records.tiharHolidays], {
    says: ['{{day+13 ne}}'],
    unit: 'last day of the Tihar and Chhath holidays',
  }),
  answered('बिरामी परेर आउन सकिनँ हाजिरी के हुन्छ', [records.attendanceInNepali, records.attendance]),
  answered('बीबीएसको परीक्षा फारमको पैसा कति', [records.examFormsInNepali], {
    says: ['२,८००'],
    unit: 'रु., BBS, regular candidates',
    mustNotSay: ['3,200', '७५०', '900'],
  }),
  answered('बीबीएसको परिक्षा फारम ढिलो भरे कति थपिन्छ', [records.examFormsInNepali], {
    says: ['५००'],
    unit: 'रु., late fee, BBS',
    mustNotSay: ['double the fee', '२,८००'],
  }),
  answered('परीक्षामा मोबाइल लान पाइन्छ?', [records.examConduct]),
  answered('एउटा विषय लाग्यो साल खेर जान्छ?', [records.failedPaper]),
  answered('लाइब्रेरीको किताब हरायो के गर्ने', [records.returnBooksInNepali, records.booksDue]),
  answered('एक पटकमा कति वटा किताब लान पाइन्छ', [records.libraryUsers], {
    says: ['five'],
    unit: 'volumes at a time, students',
    mustNotSay: ['two volumes'],
  }),
  answered('छाता छुटेको थियो भेटियो कि', [records.lostAndFound]),
  answered('मन साह्रै भारी छ कोसँग कुरा गर्ने', [records.counsellor]),
  answered('जाडोमा क्लास कति बजे लाग्छ', [records.winterHours], {
    says: ['6:45'],
    unit: 'first period, in winter',
    mustNotSay: ['6:15'],
  }),
  answered('अपाङ्गता कार्ड भएकालाई कति छुट', [records.remission], {
    says: ['100 %'],
    unit: 'off the tuition, disability card of class A or B',
    mustNotSay: ['75 %', '50 %'],
  }),
  answered('जुम्लाबाट आएको, कोठा भाडाको लागि केही पाइन्छ', [records.remoteDistrictsInNepali], {
    says: ['रु. ५,०००'],
    unit: 'a month, for the first six months',
    mustNotSay: ['NPR 11,500'],
  }),
  answered('मान्छेसँगै कुरा गर्नु छ फोन नम्बर दिनुस न', [records.college], {
    says: ['+977-1-5550100'],
    unit: 'telephone of the office',
  }),
  answered('कविता सुनाउने कार्यक्रम कहाँ हो', [records.poemEvening], {
    says: ['पूर्वी भवनको चोक'],
    unit: 'place of the evening',
  }),
  answered('रगत दिन कति तौल चाहिन्छ', [records.bloodDonation], {
    says: ['पैँतालीस किलो'],
    unit: 'more than this weight',
  }),
  answered('अङ्ग्रेजी कमजोर छ भाषा कक्षा कति हप्ता चल्छ', [records.nepaliMedium], {
    says: ['बाह्र हप्ता'],
    unit: 'free language class, first semester',
  }),
  answered('आमालाई मोबाइल चलाउन सिकाउने क्लास फेरि कहिले हुन्छ', [records.mothersFriday], {
    says: ['twenty names are on the guard’s list'],
    unit: 'condition of the next course, which has no day',
  }),
  unpublished('होस्टेलमा बस्न निवेदन दिने अन्तिम मिति', {
    related: [records.hostel],
    mustNotSay: ['{{day+31 ne}}'],
  }),
  unpublished('एमबीएस पढाइ हुन्छ?', { related: [records.bbs], mustNotSay: ['39,500'] }),
  unpublished('बीसीए चौथो सेमको फाइनल परीक्षा कहिले', {
    related: [records.internalExamOfBca, records.examForms],
    mustNotSay: ['{{weekday+12}}'],
  }),
  unpublished('शिक्षकको लागि भ्याकेन्सी खुलेको छ'),
  unpublished('पाटन क्याम्पसको बिबिएस को फी कति', { mustNotSay: ['39,500', '172,500'] }),
  unpublished('फी ढिलो तिरे जरिवाना कति लाग्छ', {
    related: [records.feeDeadlineInNepali, records.semesterFees],
    mustNotSay: ['दुई रुपैयाँ', '५००'],
  }),
  unpublished('क्यान्टिनमा मःमः कति पर्छ', { related: [records.canteen], mustNotSay: ['61,300'] }),
  unpublished('कलेज ड्रेस कस्तो हो'),
];
