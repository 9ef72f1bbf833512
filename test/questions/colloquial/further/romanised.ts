import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Latin letters that were written after the last tuning. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('bbs ko sampurna kharcha kati', [records.wholeDegree, records.bbs], {
    says: ['172,500'],
    unit: 'NPR, BBS, whole course',
    mustNotSay: ['39,500', '38,000'],
  }),
  answered('csit ko ek sem ko fee', [records.semesterFees, records.csit, records.feesAndRefunds], {
    says: ['81,000'],
    unit: 'NPR, BSc CSIT, per semester',
    mustNotSay: ['676,500', '71,000'],
  }),
  answered('tihar bida kahile dekhi', [records.tiharHolidays]),
  answered('bba ma kati seat cha', [records.bba, records.admissionOpen], {
    says: ['64'],
    unit: 'seats of BBA',
    mustNotSay: ['48', '60'],
  }),
  answered('mero chhata harayo', [records.lostAndFound]),
  answered('kitab harayo bhane k garne', [records.returnBooksInNepali, records.booksDue]),
  answered('hostel ma keta haru basna milcha', [records.hostel]),
  answered('math fail bhako le bim padhna paucha', [records.failedMathematics, records.bim]),
  answered('admit card sathi le lina milcha', [records.admitCards]),
  answered('india bata aako certificate ko samakakshata', [records.transfers]),
  answered('batti kati baje aaucha bholi', [records.noElectricity]),
  answered('jado ma bus dhilo aaucha?', [records.winterHours]),
  answered('man ramro chaina kasalai bhetne', [records.counsellor]),
  answered('wifi ma kati ota mobile chalauna milcha', [records.wirelessPassword], {
    says: ['Three devices'],
    unit: 'at the same time, wireless network',
  }),
  answered('internal exam ma birami bhaye', [records.internalExamOfBca]),
  answered('office ko number', [records.college], {
    says: ['+977-1-5550100'],
    unit: 'telephone of the office',
  }),
  answered('merit ma first hune lai kati chut', [records.meritAwards], {
    says: ['100 per cent'],
    unit: 'first rank, of the tuition',
    mustNotSay: ['60 per cent', '40 per cent'],
  }),
  unpublished('gym cha college ma'),
  unpublished('llb padhai huncha'),
  unpublished('bba ko book haru kati parcha', { related: [records.bookBank, records.bba] }),
];
