import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in English. */
export const english: readonly ColloquialQuestion[] = [
  answered('what documents to bring for admission', [records.papersToBring]),
  answered('is the entrance form free', [
    records.admissionOpen,
    records.howToApply,
    records.admissionInBriefInNepali,
  ]),
  answered('how many seats are there in bbs', [records.bbs, records.admissionOpen], {
    says: ['60', 'Sixty'],
    unit: 'seats of BBS',
    mustNotSay: ['48', '64', '36'],
  }),
  answered('bim total cost for 4 years', [records.wholeDegree, records.bim], {
    says: ['605,500'],
    unit: 'NPR, BIM, whole course',
    mustNotSay: ['72,500'],
  }),
  answered('how much is csit each semester', [records.semesterFees, records.csit, records.feesAndRefunds], {
    says: ['81,000'],
    unit: 'NPR, BSc CSIT, one semester',
    mustNotSay: ['676,500', '71,000', '69,500'],
  }),
  answered('who is the coordinator of bba', [records.bba]),
  answered('can girls stay near college', [records.hostel]),
  answered('will my parents be told if i am absent', [records.progress, records.attendance]),
  answered('where can i park my scooter', [records.vehicles]),
  answered('when does the council election take place', [records.councilElection]),
  answered('fine for returning library books late', [records.booksDue, records.returnBooksInNepali], {
    says: ['NPR 2', 'दुई'],
    unit: 'a day and book',
    mustNotSay: ['600'],
  }),
  answered('i have a disability card, is there a scholarship', [
    records.remission,
    records.scholarshipsInNepali,
  ]),
  answered('can i come for a tour on sunday', [records.visitClass, records.admissionOpen]),
  answered('how to reset wifi password', [records.wirelessPassword]),
  answered('is eighty percent attendance compulsory', [
    records.attendance,
    records.attendanceInNepali,
    records.workBesideStudies,
  ]),
  answered('message from the principal', [records.principal]),
  answered('are backs allowed to go to next semester', [records.failedPaper]),
  answered('when is the winter fair', [records.winterFair], {
    says: ['{{weekday+18}}', '{{date+18}}'],
    unit: 'day of the winter fair',
  }),
  unpublished('do you offer mbbs', { related: [] }),
  unpublished('what is the bus fee per month', {
    related: [records.busRoutes, records.vehicles],
    mustNotSay: ['11,500'],
  }),
];
