import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Latin letters as people type them. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('bim padhna 4 barsa ma jamma kati paisa lagchha', [records.wholeDegree, records.bim], {
    says: ['605,500'],
    unit: 'NPR, BIM, whole course',
    mustNotSay: ['72,500', '66,000'],
  }),
  answered(
    'bca ko euta semestar ko shulka kati ho sir',
    [records.semesterFees, records.bca, records.feesAndRefunds],
    {
      says: ['69,500', '६९,५००'],
      unit: 'NPR, BCA, per semester',
      mustNotSay: ['582,500', '62,000'],
    },
  ),
  answered('namaste, bharna ko lagi k k lyaunu parchha', [records.papersToBring]),
  answered('dashainko chutti kahile dekhi ho', [records.dashainHolidays], {
    says: ['{{day+9 ne}}'],
    unit: 'first day of the Dashain holidays',
  }),
  answered('pani kina aako chaina dhara ma', [records.waterTanks]),
  answered('bus haru ko bato kina change bhako', [records.busRoutes]),
  answered('jhola ma mobile rakhera exam hall janu milcha', [records.examConduct]),
  answered('entrance exam kun din ho bca ko', [records.entranceExam], {
    says: ['{{weekday+8}}', '{{weekday+8 ne}}'],
    unit: 'college entrance examination',
  }),
  answered('entrens ma negative marking huncha?', [records.entranceExam]),
  answered('physics napadheko csit padhna milchha', [records.csit, records.admissionOpen]),
  answered('scolarship ko form kaha bujhaune', [
    records.needBasedApplications,
    records.scholarshipsInNepali,
    records.needBased,
  ]),
  answered('dai pani yahi padhnu hunchha malai discount huncha', [records.remission, records.bba]),
  answered('library raati kati baje samma khulcha', [records.libraryUntilNine], {
    says: ['nine'],
    unit: 'closing of the library',
  }),
  answered('esewa bata fee tirna milxa', [records.qrCode, records.payingFees]),
  answered('baba aama ko meeting kaile ho', [records.parentsGathering], {
    says: ['{{weekday+8 ne}}', '{{weekday+8}}'],
    unit: 'gathering of parents',
  }),
  answered('kitaab kina na sakne lai college le dincha', [records.bookBank]),
  answered('volleyball ko selection kaile ho', [records.trials], {
    says: ['{{day+6}}', '{{day+6 ne}}'],
    unit: 'volleyball trial',
    mustNotSay: ['{{day+4}}', '{{day+8}}'],
  }),
  answered('hajiri 80 bhanda kam bhayo bhane ke huncha', [records.attendance, records.attendanceInNepali]),
  answered('arko college bata sarna paincha third sem ma', [records.transfers]),
  answered('class herna auna sakincha sunday', [records.visitClass, records.admissionOpen]),
  answered('bhuichalo ko practice kaile', [records.earthquakeDrill], {
    says: ['{{weekday+1}}'],
    unit: 'earthquake drill',
  }),
  answered('number thapna re-totalling garna kati paisa', [records.retotalling], {
    says: ['500'],
    unit: 'NPR per paper',
    mustNotSay: ['3,200', '900'],
  }),
  answered('bhote election ma vote halna k chahincha', [records.councilElection]),
  answered('kabita sunauna paine karyakram kahile', [records.poemEvening], {
    says: ['{{weekday+42 ne}}'],
    unit: 'poem evening',
  }),
  unpublished('mbbs padhna paincha'),
  unpublished('dress ko rang k ho'),
  unpublished('college ko share kinna milcha'),
  unpublished('bike ko license banauna kati lagcha', { related: [records.vehicles] }),
];
