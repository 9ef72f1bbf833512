import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in English that are kept out of tuning: do not read them while changing the assistant. */
export const english: readonly ColloquialQuestion[] = [
  answered('whats the admision charge for csit', [records.feesAndRefunds, records.csit], {
    says: ['20,000'],
    unit: 'NPR, BSc CSIT, once on admission',
    mustNotSay: ['81,000', '676,500'],
  }),
  answered('can papa pay in parts, his salary comes late', [
    records.threeInstalments,
    records.payingFees,
    records.feeDeadlineInNepali,
  ]),
  answered('someone sent me a qr on messenger for the fee is it really from college', [records.qrCode]),
  answered('back paper form fee for bca how much each', [records.examForms], {
    says: ['900'],
    unit: 'NPR per paper, partial candidates of BCA',
    mustNotSay: ['७५०', '3,200'],
  }),
  answered('2.0 gpa enough for bba?', [records.bba], { says: ['GPA 2.0'], unit: 'class twelve, for BBA' }),
  answered('reaching late on test day, till when do they let me in', [records.entranceTests], {
    says: ['a quarter past eight'],
    unit: 'latest arrival, college entrance test',
  }),
  answered('an agent is asking money for my seat', [records.howToApply, records.admissionInBriefInNepali]),
  answered(
    'is admission still open',
    [records.admissionOpen, records.admissionOpenInNepali, records.whenToApply],
    { says: ['{{weekday+31}}', '{{day+31 ne}}'], unit: 'last day of the forms of the last intake' },
  ),
  answered('phone no of accounts', [records.semesterFees, records.feeDeadlineInNepali, records.college], {
    says: ['24', '२४'],
    unit: 'extension of the accounts section',
  }),
  answered('what time does bus leave kalanki', [records.busRoutes], {
    says: ['5:20'],
    unit: 'bus 2, at its first stop Kalanki; thirty minutes later in winter',
    mustNotSay: ['6:05', '5:10', '5:30', '5:25'],
  }),
  answered('wifi not working on my phone whom to ask', [records.wirelessPassword], {
    says: ['Room 302'],
    unit: 'between 13:30 and 16:30',
  }),
  answered('till what time can i borrow books in the evening', [records.libraryUntilNine], {
    says: ['half past eight'],
    unit: 'lending',
    mustNotSay: ['nine in the evening'],
  }),
  answered('dbms internal when', [records.internalExamOfBca], {
    says: ['{{weekday+20}}'],
    unit: 'Database Management System, BCA 4th semester, first internal examination',
  }),
  answered('retotaling fee per subject', [records.retotalling], {
    says: ['NPR 500'],
    unit: 'per paper',
    mustNotSay: ['900'],
  }),
  answered('river lecture is in english or nepali', [records.riverLecture]),
  answered('my dad earns 4 lakh a year do i get scholarship', [records.needBased], {
    says: ['half'],
    unit: 'of the tuition, for a yearly household income of NPR 300,000 to 500,000',
  }),
  answered('i am a girl in csit, can i get that laptop scholarship', [records.dhrubaTara]),
  answered('bim class morning or day', [records.bim], {
    says: ['10:30 to 15:30'],
    unit: 'class hours of BIM',
    mustNotSay: ['6:15 to 9:50'],
  }),
  unpublished('plus two science admission fee', {
    related: [records.college],
    mustNotSay: ['20,000', '81,000'],
  }),
  unpublished('final board exam date of bca 4th sem', {
    related: [records.internalExamOfBca, records.examForms],
    mustNotSay: ['{{weekday+12}}', '{{weekday+20}}'],
  }),
  unpublished('late fine if i pay semester fee after due date', {
    related: [records.semesterFees, records.feeDeadlineInNepali],
    mustNotSay: ['NPR 2 per book and day', '५००', 'double the fee'],
  }),
  unpublished('how many girls in bca batch', { related: [records.bca], mustNotSay: ['48 per cent'] }),
];
