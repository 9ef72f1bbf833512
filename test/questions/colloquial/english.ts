import { answered, type ColloquialQuestion, unpublished } from './question.ts';
import { records } from './records.ts';

/** Questions in English by which the assistant may be tuned. */
export const english: readonly ColloquialQuestion[] = [
  answered('bca fee per sem', [records.semesterFees, records.bca, records.feesAndRefunds], {
    says: ['69,500'],
    unit: 'NPR, BCA, per semester',
    mustNotSay: ['582,500', '62,000', '18,000'],
  }),
  answered('how much money in total for bba all 4 years??', [records.wholeDegree, records.bba], {
    says: ['564,500'],
    unit: 'NPR, BBA, whole course',
    mustNotSay: ['67,500', '64,000', '16,000'],
  }),
  answered('do i get the deposit back when i finish', [
    records.feesAndRefunds,
    records.bca,
    records.wholeDegree,
  ]),
  answered('next sem fee due when', [records.semesterFees], {
    says: ['{{weekday+26}}'],
    unit: 'last day for the fees of the coming semester',
  }),
  answered('do you charge interest if we pay in installments', [records.threeInstalments]),
  answered('esewa or khalti ok?', [records.qrCode, records.payingFees]),
  answered('donation or building fund?', [records.feesAndRefunds]),
  answered(
    'dont want to join anymore, classes not started yet, how much will you cut',
    [records.feesAndRefunds],
    { says: ['NPR 2,000'], unit: 'kept from what was paid, when leaving before classes begin' },
  ),
  answered('what all to bring on admission day, marksheet character what else', [records.papersToBring]),
  answered('+2 result not out yet can i still give bca entrance', [records.bca]),
  answered('never had maths in +2 which course can i do', [
    records.failedMathematics,
    records.bba,
    records.bca,
  ]),
  answered('negative marking in entrance?', [records.entranceExam]),
  answered('old entrance questions where to get', [records.entranceTests]),
  answered(
    'got selected, how many days to confirm my seat',
    [records.howToApply, records.admissionInBriefInNepali],
    { says: ['five days', 'पाँच दिन'], unit: 'from the merit list, by paying the admission fee' },
  ),
  answered('i am from bhutan do i need visa', [records.transfers]),
  answered('can i shift from my college in pokhara in 3rd sem', [records.transfers]),
  answered('power cut thursday?', [records.noElectricity], {
    says: ['9 to 1'],
    unit: 'main building, on {{day+3}}',
  }),
  answered('I lost my umbrella', [records.lostAndFound]),
  answered('I want to talk to a real person', [records.college], {
    says: ['+977-1-5550100'],
    unit: 'telephone of the office',
  }),
  answered('can my father come and see the teachers', [
    records.progress,
    records.parentsGathering,
    records.visitClass,
  ]),
  answered('do buses run late in winter', [records.winterHours], {
    says: ['thirty minutes'],
    unit: 'after the times on the card, in winter',
  }),
  answered('class start time these days, so much fog', [records.winterHours], {
    says: ['6:45'],
    unit: 'first period, in winter',
    mustNotSay: ['6:15'],
  }),
  answered('how many devices can i connect', [records.wirelessPassword], {
    says: ['Three devices'],
    unit: 'at the same time, wireless network',
  }),
  answered('feeling very low these days who can i talk to', [records.counsellor]),
  answered('how many books can i take home at once', [records.libraryUsers], {
    says: ['five'],
    unit: 'volumes at a time, students',
    mustNotSay: ['two volumes'],
  }),
  answered(
    'is 79 percent attendance ok',
    [records.attendance, records.attendanceInNepali, records.workBesideStudies],
    { says: ['eighty per cent', 'असी प्रतिशत'], unit: 'required in every subject' },
  ),
  answered('smart watch allowed in exam?', [records.examConduct]),
  answered('im in my village can my friend collect my admit card', [records.admitCards]),
  answered('book bank price', [records.bookBank], {
    says: ['NPR 600'],
    unit: 'a set of textbooks, for a semester',
  }),
  answered('winter fair which day', [records.winterFair], {
    says: ['{{weekday+18}}'],
    unit: 'from ten, in the courtyard',
  }),
  answered('who topped bca 6th sem', [records.bcaResults], {
    says: ['Prakriti Shahi'],
    unit: 'sixth semester of BCA, grade point average 3.91',
    mustNotSay: ['3.87'],
  }),
  answered('salary after bca as web developer', [records.bca], {
    says: ['38,000'],
    unit: 'NPR a month, median, web or mobile developers',
    mustNotSay: ['34,000', '31,000', '21,500'],
  }),
  answered('topper scholarship is only for first year?', [records.meritAwards]),
  answered('machine learning is in which sem of csit', [records.csit], {
    says: ['Eighth Semester'],
    unit: 'BSc CSIT',
  }),
  answered('mock exam papers when do we get back', [records.mockExam], {
    says: ['{{day+6}}'],
    unit: 'scripts of the first mock examination',
  }),
  answered('where to run when the earthquake bell rings', [records.earthquakeDrill], {
    says: ['volleyball court'],
    unit: 'meeting point of the drill',
  }),
  unpublished('csit TU entrance form last date', {
    related: [records.csit, records.admissionOpen],
    mustNotSay: ['{{weekday+31}}', '{{weekday+8}}'],
  }),
  unpublished('mba fee?', { related: [records.bba], mustNotSay: ['67,500', '564,500', '16,000'] }),
  unpublished('bus fare per month', { related: [records.busRoutes] }),
  unpublished('is there wifi in the hostel', { related: [records.hostel, records.wirelessPassword] }),
  unpublished('last date to apply at shanker dev campus', {
    mustNotSay: ['{{weekday+31}}', '{{day+31 ne}}'],
  }),
  unpublished('gym in college?'),
  unpublished('pass percent of bba last year', {
    related: [records.bba, records.bcaResults],
    mustNotSay: ['Forty-one of forty-four', 'Four in five'],
  }),
  unpublished('uniform compulsory?'),
];
