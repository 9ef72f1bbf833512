import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in English as people type them. */
export const english: readonly ColloquialQuestion[] = [
  answered('total bbs cost for the full four years?', [records.wholeDegree, records.bbs], {
    says: ['172,500'],
    unit: 'NPR, BBS, whole course',
    mustNotSay: ['39,500', '38,000'],
  }),
  answered('is the dhruba tara thing only for girls', [records.dhrubaTara]),
  answered('hey when does the library shut', [records.libraryUntilNine], {
    says: ['nine in the evening', 'nine'],
    unit: 'closing of the library',
  }),
  answered('who won the football final', [records.womensFootball]),
  answered('can i take my phone to the exam', [records.examConduct]),
  answered('where should i go if the earthquake bell rings', [records.earthquakeDrill]),
  answered('csit entrance how many questions from physics', [records.csit], {
    says: ['25'],
    unit: 'questions in physics',
    mustNotSay: ['Physics: 35'],
  }),
  answered('my parents cannot come to the meeting what now', [records.parentsGathering]),
  answered('i want to sell pickles at the fair', [records.winterFair]),
  answered('how many computers are in the new lab', [records.computerRoom], {
    says: ['forty workstations'],
    unit: 'workstations in Room 404',
  }),
  answered('do i need a visa if im from bangladesh', [records.transfers]),
  unpublished('do you have a basketball coach for kids'),
  unpublished('what is the wifi speed in mbps', { related: [records.wirelessPassword] }),
  unpublished('which bank gives home loan near you'),
];
