import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in English as people type them. */
export const english: readonly ColloquialQuestion[] = [
  answered('do i need to have done science to join the software one', [records.bca, records.admissionOpen]),
  answered('is math compulsory for bba pls reply', [records.bba, records.failedMathematics]),
  answered('bim class timing?? i work in the mornings', [records.bim], {
    says: ['10:30 to 15:30'],
    unit: 'hours of BIM',
    mustNotSay: ['6:15 to 9:50', '6:15 to 13:00', '6:15 to 10:00'],
  }),
  answered('whats the worst rank that still got csit seat at ur college', [records.csit], {
    says: ['431'],
    unit: 'rank in the entrance examination of the university',
  }),
  answered('im 45 and passed +2 long back, do u still take me for bachelor', [
    records.bbs,
    records.krishna,
    records.gopalraj,
  ]),
  answered('which sem do bca guys learn making websites', [records.bca], {
    says: ['Third Semester'],
    unit: 'semester of BCA with Web Technology',
    mustNotSay: ['Fifth Semester'],
  }),
  answered('numerical methods internal when?? bca 4th', [records.internalExamOfBca], {
    says: ['{{weekday+14}}'],
    unit: 'internal examination in Numerical Methods, BCA 4th semester',
    mustNotSay: ['{{weekday+12}}', '{{weekday+16}}', '{{weekday+18}}', '{{weekday+20}}'],
  }),
  answered('missed the exam form date, till when with double charge', [records.examForms], {
    says: ['{{day+21}}'],
    unit: 'last day of the examination form against a double fee',
    mustNotSay: ['{{weekday+14}}', '{{weekday+15 ne}}'],
  }),
  answered('roll 31 csit second sem physics practical which day', [records.physicsPracticals], {
    says: ['{{day+8}}'],
    unit: 'practical in the physics laboratory, group C',
    mustNotSay: ['{{day+6}}', '{{day+9}}', '{{day+11}}'],
  }),
  answered('can my brother collect my admit card im out of town', [records.admitCards]),
  answered('does retotaling mean sir will check my whole paper again', [records.retotalling]),
  answered('someone sent me qr on whatsapp saying pay college fee here is it real', [records.qrCode]),
  answered('can i rent all the bbs course books for a sem, how much', [records.bookBank], {
    says: ['NPR 600'],
    unit: 'set of textbooks for a semester',
    mustNotSay: ['1,500', '39,500'],
  }),
  answered('will the lift work when the current is cut', [records.noElectricity]),
  answered('coming by cycle, is there shade n a pump', [records.vehicles]),
  answered('how many people must back me if i stand for council', [records.councilElection], {
    says: ['five supporters'],
    unit: 'supporters of a nomination for the student council',
  }),
  answered('we come from chitwan with parents but not on open day. will somebody show us round', [
    records.openDay,
    records.visitClass,
    records.admissionOpenInNepali,
  ]),
  answered('what did it cost to repair that old carved window', [records.window], {
    says: ['NPR 18.4 lakh'],
    unit: 'restoration of the window of the east wing',
    mustNotSay: ['NPR 31 lakh', 'NPR 4.7 lakh'],
  }),
  answered('feeling very low since weeks, want to talk to someone without teachers knowing', [
    records.counsellor,
  ]),
  answered('who topped bca sixth sem', [records.bcaResults], {
    says: ['Prakriti Shahi'],
    unit: 'best of the sixth semester of BCA',
    mustNotSay: ['Bibek Chaulagain'],
  }),
  answered('that dhaka pattern app ur students made, is it free to use', [records.loom]),
  answered('how many ppl went star watching at nagarkot', [records.starsNight], {
    says: ['sixty guests'],
    unit: 'guests of the night at Nagarkot',
    mustNotSay: ['Ninety-four'],
  }),
  answered('im a reporter, how many trees did the students plant over gokarna', [records.saplings], {
    says: ['three hundred', 'Three hundred'],
    unit: 'saplings above Gokarna',
  }),
  answered('how many days after the form closes is the bba list out', [records.whenToApply], {
    says: ['two days after the form closes'],
    unit: 'merit list of BCA, BBA and BBS',
  }),
  answered('any cheap room near college for boys', [records.hostel], {
    says: ['NPR 5,000'],
    unit: 'rent of a room in the quarter',
    mustNotSay: ['11,500'],
  }),
  answered('will u phone us if our son bunks class', [records.progress, records.principal]),
  answered('my nephew came first in the entrance, what does he pay the first year', [records.meritAwards]),
  answered('laptop for girls who code, u give that right?', [records.dhrubaTara]),
  answered('im in bba 3rd sem at pokhara can i shift to u', [records.transfers]),
  answered(
    'since when is this college there',
    [records.aboutCollege, records.college, records.aboutCollegeInNepali],
    {
      says: ['1998', '२०५५'],
      unit: 'year in which the college began',
      mustNotSay: ['2004', '2011'],
    },
  ),
  answered('pics of tihar at college?', [records.tiharPictures, records.thousandLamps]),
  answered('what do csit students themself say about studying there', [records.anisha, records.prabin]),
  unpublished('whats the cut off rank for bca last year', {
    related: [records.bca, records.entranceTests, records.csit],
    mustNotSay: ['431', '412'],
  }),
  unpublished('do u have masters in IT like mca', { related: [records.bca, records.bim, records.csit] }),
  unpublished('is there wifi in the girls hostel rooms', {
    related: [records.hostel, records.wirelessPassword],
  }),
  unpublished('parked without the sticker, how much is the fine', {
    related: [records.vehicles],
    mustNotSay: ['NPR 2'],
  }),
  unpublished('how much for a plate of dal bhat there', {
    related: [records.canteen],
    mustNotSay: ['61,300', '9,400'],
  }),
  unpublished('monthly charge of bus from kalanki', {
    related: [records.busRoutes, records.winterHours],
    mustNotSay: ['5:20', '6:05'],
  }),
  unpublished('mobile number of the bim coordinator plz', { related: [records.bim, records.college] }),
  unpublished('any vacancy for computer teacher? i have mtech'),
];
