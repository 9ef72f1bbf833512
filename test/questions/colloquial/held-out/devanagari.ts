import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Devanagari that are kept out of tuning: do not read them while changing the assistant. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('बीबीएसको बर्षको कति तिर्नुपर्छ', [records.bbs, records.semesterFees, records.feesAndRefunds], {
    says: ['39,500'],
    unit: 'NPR, BBS, per year (54,000 in the first, with admission, deposit and registration)',
    mustNotSay: ['172,500'],
  }),
  answered('इसेवाबाट फी तिर्न मिल्छ', [records.qrCode, records.payingFees]),
  answered('अर्को सेमेस्टरको फी कहिलेभित्र तिर्ने', [records.semesterFees], {
    says: ['{{weekday+26}}'],
    unit: 'last day for the fees of the coming semester',
  }),
  answered('अभिभावक भेलामा आउन मिलेन अब के गर्ने', [records.parentsGathering], {
    says: ['एक्सटेन्सन २३'],
    unit: 'telephone to agree on another time',
  }),
  answered('सिट कति छ बिबिएमा', [records.bba, records.admissionOpen, records.admissionOpenInNepali], {
    says: ['64', '६४'],
    unit: 'seats of BBA',
    mustNotSay: ['61 in BBA'],
  }),
  answered('इन्ट्रान्सको दिन के के लिएर आउने', [records.admissionInBriefInNepali, records.entranceExam]),
  answered('नागरिकता बनेको छैन भर्ना हुँदैन?', [records.papersToBring]),
  answered('होस्टेलमा खाना पनि पाइन्छ कि आफैं पकाउने', [records.hostel]),
  answered('दसैं पछि पढाइ कहिले सुरु', [records.dashainHolidays], {
    says: ['{{weekday+25 ne}}'],
    unit: 'first day of classes after Dashain',
  }),
  answered(
    'हाजिरी कति प्रतिशत चाहिन्छ',
    [records.attendance, records.attendanceInNepali, records.workBesideStudies],
    { says: ['eighty per cent', 'असी प्रतिशत'], unit: 'required in every subject' },
  ),
  answered('एडमिट कार्ड भाइले लिन मिल्छ', [records.admitCards]),
  answered('चारवटा विषय लागे फेरि पूरै फी तिर्ने हो', [records.failedPaper], {
    says: ['a third of the tuition'],
    unit: 'repeating the semester, four and more failed papers',
    mustNotSay: ['67,500', '69,500'],
  }),
  answered('बेलुका कति बजेसम्म लाइब्रेरीमा बस्न मिल्छ', [records.libraryUntilNine], {
    says: ['nine in the evening'],
    unit: 'reading hall',
    mustNotSay: ['half past eight'],
  }),
  answered('सातदोबाटोबाट बस कति बजे हिंड्छ', [records.busRoutes], {
    says: ['5:25'],
    unit: 'bus 4, at its first stop Satdobato; thirty minutes later in winter',
    mustNotSay: ['6:05', '5:20'],
  }),
  answered('बुबा भूकम्पमा बित्नुभयो फीमा छुट पाइन्छ?', [records.remission], {
    says: ['50 %'],
    unit: 'off the tuition, for those who lost a parent in the earthquake',
    mustNotSay: ['100 %'],
  }),
  answered('शनिबार अफिस खुल्छ', [records.college], {
    says: ['Sunday to Friday'],
    unit: 'opening days of the office',
  }),
  answered('प्रोजेक्ट देखाउन कति मिनेट पाइन्छ', [records.projectsInNepali], {
    says: ['पन्ध्र मिनेट'],
    unit: 'each group, before ten minutes of questions',
    mustNotSay: ['दस मिनेट'],
  }),
  answered('होलीको फोटो', [records.holiPictures]),
  unpublished('बसको महिनाको भाडा कति', { related: [records.busRoutes], mustNotSay: ['5:20'] }),
  unpublished('अर्को सालको दशैं बिदा कहिलेदेखि', {
    related: [records.dashainHolidays],
    mustNotSay: ['{{day+9 ne}}', '{{weekday+25 ne}}'],
  }),
  unpublished('एलएलबी पढ्न मिल्छ?'),
  unpublished('बीबीएको इन्टर्नशिपमा कति पैसा पाइन्छ', {
    related: [records.bba],
    mustNotSay: ['38,000', 'NPR 6,500'],
  }),
];
