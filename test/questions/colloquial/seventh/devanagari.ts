import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in its own letters. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('बीबीएमा कति सिट छन्', [records.bba, records.admissionOpenInNepali, records.admissionOpen], {
    says: ['64', '६४'],
    unit: 'seats of BBA',
    mustNotSay: ['४८', '48', '६०'],
  }),
  answered('बीआईएमको कक्षा कति बजे हुन्छ', [records.bim], {
    says: ['10:30'],
    unit: 'class hours of BIM',
    mustNotSay: ['6:15'],
  }),
  answered('पैसा नभएर पढ्न नसक्नेलाई के सहयोग छ', [
    records.needBased,
    records.needBasedApplications,
    records.scholarshipsInNepali,
    records.threeInstalments,
  ]),
  answered('भर्ना हुँदा के के ल्याउनुपर्छ', [records.papersToBring]),
  answered('प्रवेश परीक्षामा के के सोधिन्छ', [records.entranceExam, records.entranceTests]),
  answered('होस्टलको महिनाको कति', [records.hostel], {
    says: ['११,५००', '11,500'],
    unit: 'a month with two meals',
    mustNotSay: ['५,०००'],
  }),
  answered('पुस्तकालय कति बजेसम्म खुल्छ', [records.libraryUntilNine]),
  answered('अर्को कलेजबाट सर्न पाइन्छ?', [records.transfers]),
  answered('भर्ना रद्द गरे पैसा फिर्ता हुन्छ?', [records.feesAndRefunds]),
  answered('छठको बिदा कहिलेसम्म हो', [records.tiharHolidays], {
    says: ['{{day+13 ne}}'],
    unit: 'last day of the holidays',
  }),
  answered('हाजिरी कम भयो, परीक्षा दिन पाइन्छ?', [records.attendanceInNepali, records.attendance]),
  answered('पुनर्योग गर्न कति लाग्छ', [records.retotalling], { says: ['500'], unit: 'NPR a paper' }),
  answered('दाजु पनि यहीँ पढ्छ, छुट पाइन्छ?', [records.remission, records.bba]),
  answered('अभिभावक भेला कति बजे हो', [records.parentsGathering], { says: ['८ बजे'], unit: 'morning' }),
  answered('बीबीएस पढ्न प्रवेश परीक्षा दिनुपर्छ?', [
    records.bbs,
    records.admissionOpen,
    records.admissionOpenInNepali,
  ]),
  answered('मन नलागेर टेन्सन भयो, कसैसँग कुरा गर्न मिल्छ', [records.counsellor]),
  answered('कलेजको इमेल के हो', [records.college]),
  answered('एउटा सेमेस्टरको बीसीए शुल्क', [records.semesterFees, records.bca, records.feesAndRefunds], {
    says: ['६९,५००', '69,500'],
    unit: 'BCA, one semester',
    mustNotSay: ['582,500', '६२,०००;'],
  }),
  unpublished('प्लस टुको फी कति हो', {
    related: [records.semesterFees, records.feesAndRefunds, records.wholeDegree],
  }),
  unpublished('कलेजमा एटीएम छ?', { related: [] }),
];
