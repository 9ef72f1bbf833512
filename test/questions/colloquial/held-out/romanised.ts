import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Latin letters that are kept out of tuning: do not read them while changing the assistant. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('bba ek sem ko kati parcha', [records.semesterFees, records.bba, records.feesAndRefunds], {
    says: ['67,500'],
    unit: 'NPR, BBA, per semester',
    mustNotSay: ['564,500', '64,000'],
  }),
  answered('degree ko total ma tu ko exam fee pani parcha?', [records.wholeDegree, records.semesterFees]),
  answered('first internal pachi college chode kati paisa firta huncha', [records.feesAndRefunds], {
    says: ['the deposit'],
    unit: 'NPR 5,000, after the first internal examination',
    mustNotSay: ['half of the tuition'],
  }),
  answered('bca ko entrance kaile ho', [records.entranceExam], {
    says: ['{{weekday+8}}'],
    unit: 'from 8:00 to 10:00',
  }),
  answered('csit ma waiting list bata kati jana tancha', [records.csit], {
    says: ['about five'],
    unit: 'of the waiting list, in the week after admission',
  }),
  answered('india bata aako student lai fee badhi lagcha?', [records.transfers]),
  answered('open day kati baje samma ho', [records.openDay], {
    says: ['11:00', 'eleven'],
    unit: 'end of the open day on {{weekday+22}}',
    mustNotSay: ['10:15'],
  }),
  answered('bholi current janxa?', [records.noElectricity], {
    says: ['{{day+3}}'],
    unit: 'from 9 to 1, main building',
  }),
  answered('bus no 3 kaha bata chutcha', [records.busRoutes], {
    says: ['Budhanilkantha'],
    unit: 'first stop of bus 3',
    mustNotSay: ['Kalanki', 'Satdobato'],
  }),
  answered('mero chadi ko aunthi harayo', [records.lostAndFound]),
  answered(
    'hajiri 75 cha exam dina paincha?',
    [records.attendanceInNepali, records.attendance, records.workBesideStudies],
    { says: ['eighty per cent', 'असी प्रतिशत'], unit: 'required in every subject' },
  ),
  answered('software engineering ko internal kun din ho', [records.internalExamOfBca], {
    says: ['{{weekday+16}}'],
    unit: 'Software Engineering, BCA 4th semester, 7:00–9:00',
  }),
  answered('exam hall ma smart watch lagauna milcha', [records.examConduct]),
  answered('keta haru ko hostel cha?', [records.hostel], {
    says: ['NPR 5,000'],
    unit: 'rooms with families, for men, from this sum',
    mustNotSay: ['NPR 11,500'],
  }),
  answered(
    'scholarship ko form kaile samma bujhaune',
    [records.needBasedApplications, records.scholarshipsInNepali],
    {
      says: ['{{weekday+18}}'],
      unit: 'need-based scholarships, each of its own notice',
    },
  ),
  answered('football trial kati baje', [records.trials], {
    says: ['two in the afternoon'],
    unit: 'all trials, football on {{day+4}}',
  }),
  answered('saraswati puja ko din library bata kitab lina milcha', [records.saraswatiPuja]),
  answered('yearbook ma kabita kaha bujhaune', [records.yearbook], {
    says: ['green box'],
    unit: 'until {{day+33}}',
  }),
  unpublished('ncc kupondole ko bca fee', { mustNotSay: ['69,500', '582,500'] }),
  unpublished('bca 4th sem ko tu result kaile aucha', {
    related: [records.bcaResults],
    mustNotSay: ['{{day+52}}'],
  }),
  unpublished('principal maam ko personal number dinu na', { related: [records.principal, records.college] }),
  unpublished('bbs ma kati jana fail bhaye yo sal', {
    related: [records.bbs, records.bcaResults],
    mustNotSay: ['Forty-one of forty-four'],
  }),
];
