import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in English. */
export const english: readonly ColloquialQuestion[] = [
  answered('all in all what will we pay for csit till he graduates', [records.wholeDegree, records.csit], {
    says: ['676,500'],
    unit: 'NPR, BSc CSIT, whole course',
    mustNotSay: ['81,000', '71,000', '582,500'],
  }),
  answered('how much do i need in hand on admission day for bba?', [records.bba, records.feesAndRefunds], {
    says: ['16,000'],
    unit: 'NPR, BBA, on the day of admission',
    mustNotSay: ['18,000', '67,500', '20,000'],
  }),
  answered('last date for exam form with double fee', [records.examForms], {
    says: ['{{day+21}}'],
    unit: 'last day against a double fee',
  }),
  answered('my daughter is from india does she pay more', [records.transfers]),
  answered('i changed my mind before classes start, do i get the money back', [records.feesAndRefunds]),
  answered('is maths compulsory for bim?', [records.failedMathematics, records.bim]),
  answered('power cut thursday?', [records.noElectricity]),
  answered('somebody sent me a qr on whatsapp to pay the fee, is it real', [records.qrCode]),
  answered('lost my black umbrella last week, any idea', [records.lostAndFound]),
  answered('is there a bus from kalanki and what time', [records.busRoutes], {
    says: ['5:20'],
    unit: 'start of bus 2 at Kalanki',
    mustNotSay: ['5:10', '5:30', '5:25'],
  }),
  answered('how late is the library open these days', [records.libraryUntilNine], {
    says: ['nine'],
    unit: 'evening',
  }),
  answered('can i keep my office job and still do bba', [records.workBesideStudies, records.bba]),
  answered('my son got 2 backs, will he be promoted', [records.failedPaper]),
  answered('girls hostel monthly charge with food', [records.hostel], {
    says: ['11,500'],
    unit: 'NPR a month, with two meals',
    mustNotSay: ['5,000'],
  }),
  answered('someone to talk to about stress and anxiety', [records.counsellor]),
  answered('do i get discount if my brother studies here too', [records.remission, records.bba]),
  answered('what is in the bca entrance paper', [records.entranceExam]),
  answered('smartwatch allowed in exam?', [records.examConduct]),
  answered('how can i get my marks added again', [records.retotalling]),
  answered('i would like to speak with a human please', [records.college]),
  answered('winter class time morning', [records.winterHours], {
    says: ['6:45'],
    unit: 'first period in winter',
  }),
  answered('photos of holi', [records.holiPictures]),
  unpublished('is there a gym or swimming pool', { related: [records.principal] }),
  unpublished('do you have mba classes', { related: [records.bba] }),
  unpublished('which bank gives education loan at lowest interest', {
    related: [records.needBased, records.bank],
    mustNotSay: ['36'],
  }),
];
