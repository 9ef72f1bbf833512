import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in English as people type them. */
export const english: readonly ColloquialQuestion[] = [
  answered(
    'my mom wants to know how much csit will cost us till the end',
    [records.wholeDegree, records.csit],
    {
      says: ['676,500'],
      unit: 'NPR, BSc CSIT, whole course',
      mustNotSay: ['81,000', '71,000'],
    },
  ),
  answered('hw much is bim per sem', [records.semesterFees, records.bim, records.feesAndRefunds], {
    says: ['72,500'],
    unit: 'NPR, BIM, per semester',
    mustNotSay: ['605,500', '66,000'],
  }),
  answered('do i get my money back if i quit in first week', [records.feesAndRefunds]),
  answered('somebody took my calculator or i left it somewhere', [records.lostAndFound]),
  answered('no water in the toilets today??', [records.waterTanks]),
  answered('which stop does bus 2 start from now', [records.busRoutes], {
    says: ['Kalanki'],
    unit: 'start of bus 2',
    mustNotSay: ['Suryabinayak', 'Satdobato'],
  }),
  answered('is there anyone i can talk to, im really stressed', [records.counsellor]),
  answered('whos the head of bca', [records.bca, records.bcaResults]),
  answered('can i park my scooty inside', [records.vehicles]),
  answered('what do i have to bring for admision', [records.papersToBring]),
  answered('my sister already studies there, discount for me?', [records.remission, records.bba]),
  answered('how many books can a student take from library at once', [records.libraryUsers], {
    says: ['five'],
    unit: 'volumes at a time, for students',
  }),
  answered('i didnt take science in +2 can i do bca', [records.bca, records.admissionOpen]),
  answered('what happens if i come late on the entrance day', [records.entranceTests]),
  answered('do you have dorm for girls and whats the monthly rent', [records.hostel], {
    says: ['11,500'],
    unit: 'a bed a month, with two meals',
    mustNotSay: ['5,000'],
  }),
  answered('free laptop for girls in computing?', [records.dhrubaTara]),
  answered('how old is this college', [records.aboutCollege, records.aboutCollegeInNepali, records.college]),
  answered('is there extra class for weak students in maths before starting', [
    records.newStudents,
    records.bca,
    records.failedMathematics,
  ]),
  answered('where do i get old question papers', [records.libraryUntilNine, records.entranceTests], {
    says: ['bay 4'],
    unit: 'past question papers in the library',
  }),
  answered('can i see my answer sheet bba 2nd sem internal', [records.internalResultsInNepali]),
  answered('i am from india what papers do i need', [records.transfers]),
  answered('wanna donate blood when', [records.bloodDonation], {
    says: ['{{weekday+13 ne}}'],
    unit: 'blood donation',
  }),
  answered('poem or story for magazine where to submit', [records.yearbook]),
  unpublished('do you teach mba'),
  unpublished('how much does the plus two cost'),
  unpublished('is there a mosque or temple inside campus'),
  unpublished('whats the price of momo in canteen', { related: [records.canteen] }),
  unpublished('how many students dropped out of bba last year'),
];
