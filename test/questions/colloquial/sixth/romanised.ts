import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Latin letters. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('bba ko pura course ko kati parcha', [records.wholeDegree, records.bba], {
    says: ['564,500'],
    unit: 'NPR, BBA, whole course',
    mustNotSay: ['67,500', '64,000', '582,500'],
  }),
  answered('bim ko ek semester ko fee', [records.semesterFees, records.bim, records.feesAndRefunds], {
    says: ['72,500', '७२,५००'],
    unit: 'NPR, BIM, one semester',
    mustNotSay: ['605,500', '69,500', '66,000'],
  }),
  answered('dashain bida kaile dekhi kaile samma ho', [records.dashainHolidays]),
  answered('bharna ko lagi form kasari bharne', [records.howToApply, records.admissionInBriefInNepali]),
  answered('+2 ma math fail cha, k padhna paincha', [records.failedMathematics]),
  answered('kaam gardai padhna milcha?', [records.workBesideStudies]),
  answered('class herna aauna milcha?', [records.visitClass, records.admissionOpen, records.openDay]),
  answered('attendance pugena k garne', [records.attendance, records.attendanceInNepali]),
  answered('semester ko paisa tirne last date', [records.semesterFees, records.feeDeadlineInNepali]),
  answered('baba le kasari thaha paunu huncha mero result', [records.progress]),
  answered('chatra haru kaha basne, hostel cha?', [records.hostel]),
  answered('fee esewa bata tirna milcha', [records.qrCode, records.payingFees]),
  answered('merit list ma naam aayo aba k garne', [
    records.interviews,
    records.howToApply,
    records.admissionInBriefInNepali,
  ]),
  answered('chasma hoina chata harayo, kaha khojne', [records.lostAndFound]),
  answered('internal exam bca 4th sem kahile suru huncha', [records.internalExamOfBca], {
    says: ['{{weekday+12}}', '{{day+12}}'],
    unit: 'first day of the internal examination',
    mustNotSay: ['{{weekday+20}}'],
  }),
  answered('library ma bahira ko manche le padhna paucha', [records.libraryUsers]),
  answered('football khelna man cha kasari team ma parne', [records.trials]),
  answered('bca padhauna kati jana teacher chan', [records.bca], {
    says: ['Eleven'],
    unit: 'teachers of BCA',
    mustNotSay: ['61'],
  }),
  answered('garib bidyarthi lai paisa chhut huncha?', [
    records.needBased,
    records.needBasedApplications,
    records.scholarshipsInNepali,
  ]),
  answered('arko college bata saruwa huna milcha?', [records.transfers]),
  answered('pani kahile aaudaina', [records.waterTanks]),
  answered('sir sanga bhetera kura garnu paryo, number paau', [records.college]),
  unpublished('canteen ma chowmein kati ho', { related: [records.canteen], mustNotSay: ['61,300', '9,400'] }),
  unpublished('ielts class cha?', { related: [] }),
  unpublished('bca ko board exam ko routine kahile aaucha', {
    related: [records.internalExamOfBca, records.examForms, records.examFormsInNepali],
    mustNotSay: ['{{weekday+12}}'],
  }),
];
