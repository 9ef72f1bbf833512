import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Latin letters. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('csit padhna kasto marks chahincha 12 ma', [records.csit, records.admissionOpen]),
  answered('bca bba ko entrance ma kati question aauncha', [records.entranceExam], {
    says: ['एक सय', 'hundred'],
    unit: 'questions of the written test',
  }),
  answered('hostel cha keti haru ko lagi?', [records.hostel]),
  answered('library kati baje samma', [records.libraryUntilNine], { says: ['nine', 'नौ'], unit: 'evening' }),
  answered('dashain pachi class kahile bata', [records.dashainHolidays]),
  answered('fee 3 patak ma tirna milcha?', [records.threeInstalments, records.payingFees]),
  answered('admit card kasle line', [records.admitCards]),
  answered('bus ko route kasari change bhayo', [records.busRoutes]),
  answered('exam form bharna k k chahincha', [records.examForms, records.examFormsInNepali]),
  answered('baje ko class ma jado ma dhilo suru huncha?', [records.winterHours]),
  answered('fail bhaye feri kati choti exam dina paincha', [records.failedPaper]),
  answered('nepali ma padheko, english ma garo huncha?', [records.nepaliMedium]),
  answered('computer padhne keti lai laptop dincha re?', [records.dhrubaTara]),
  answered('rakta daan kahile ho', [records.bloodDonation, records.bloodCamp]),
  answered('college ko location kaha ho', [records.college]),
  answered('principal ko naam k ho', [records.principal]),
  answered('bca ko subject haru k k hun first sem ma', [records.bca]),
  answered('bbs ko ek barsa ko fee', [records.semesterFees, records.bbs, records.feesAndRefunds], {
    says: ['39,500', '३९,५००', '54,000'],
    unit: 'BBS, one year',
    mustNotSay: ['172,500'],
  }),
  unpublished('nursing padhai huncha?', { related: [] }),
  unpublished('bca ko second sem ko result kati aayo', { related: [records.bcaResults, records.bca] }),
];
