import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** English questions that were written after the last tuning. */
export const english: readonly ColloquialQuestion[] = [
  answered('how much is admission fee for bim', [records.feesAndRefunds, records.bim], {
    says: ['17,000'],
    unit: 'NPR, BIM, once on admission',
    mustNotSay: ['72,500'],
  }),
  answered('bbs yearly fee?', [records.semesterFees, records.bbs, records.feesAndRefunds], {
    says: ['39,500', '54,000'],
    unit: 'NPR, BBS, per year',
    mustNotSay: ['172,500'],
  }),
  answered('which course is the cheapest', [records.bbs]),
  answered('can i get my laptop from some scholarship, im a girl in it', [records.dhrubaTara]),
  answered('does the library have computers i can use', [records.libraryUsers, records.computerRoom]),
  answered('my dad passed away in the earthquake, is there any fee discount', [records.remission], {
    says: ['50 %'],
    unit: 'off the tuition, children of those who lost a parent in the earthquake',
    mustNotSay: ['100 %', '75 %'],
  }),
  answered('what time does the sunday market open i mean the winter fair', [records.winterFair]),
  answered('forgot wifi login who fixes it', [records.wirelessPassword]),
  answered('when is the student election', [records.councilElection], {
    says: ['{{weekday+16}}'],
    unit: 'votes for the council',
  }),
  answered('how much attendance do i need while working part time', [
    records.workBesideStudies,
    records.attendance,
  ]),
  answered('someone sent me a qr on viber saying its the college', [records.qrCode]),
  answered('can i bring a water bottle to the exam', [records.examConduct]),
  answered('how many seats left for csit', [records.csit, records.admissionOpen], {
    says: ['40'],
    unit: 'seats of BSc CSIT',
    mustNotSay: ['48', '64'],
  }),
  answered('i am left handed with a broken arm who writes my entrance test', [records.entranceTests]),
  answered('whats the canteen menu', [records.canteen]),
  answered('football tryouts when', [records.trials], {
    says: ['{{day+4}}'],
    unit: 'football trial',
    mustNotSay: ['{{day+8}}'],
  }),
  unpublished('how much do teachers earn there'),
  answered('is there a swimming pool', [records.principal]),
  unpublished('can i do phd here'),
  unpublished('how much is the bus pass for one year', { related: [records.busRoutes] }),
];
