import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in English as people type them. */
export const english: readonly ColloquialQuestion[] = [
  answered('sending the sem fee by bank deposit, what should i write as purpose', [records.payingFees]),
  answered('im only a neighbour not student, how many books can i carry home', [records.libraryUsers], {
    says: ['two volumes', 'दुई किताब'],
    unit: 'books that a resident of the ward borrows at a time',
  }),
  answered('pics from the sports week pls', [records.sportsPictures]),
  answered('where are the photos of graduates throwing caps', [records.projectPictures]),
  answered('who is the speaker on rivers n floods', [records.riverLecture], {
    says: ['Dr. Menuka Basyal'],
    unit: 'speaker of the lecture on the river',
    mustNotSay: ['Dr. Prakash Adhikari'],
  }),
  answered('which girl got best player in the football cup', [records.womensFootball], {
    says: ['Asmita Pariyar'],
    unit: 'player of the tournament',
    mustNotSay: ['Manju Bhujel'],
  }),
  answered(
    'i write about tourism, in which village did ur students look at the homestays',
    [records.homestays, records.bim],
    {
      says: ['Jharkot'],
      unit: 'village of the homestays',
    },
  ),
  answered('the ward survey, how many houses had water coming thru the ceiling', [records.leakMap], {
    says: ['97'],
    unit: 'houses with a leaking roof',
  }),
  answered('wat time does the satdobato bus leave', [records.busRoutes], {
    says: ['5:25'],
    unit: 'start of bus 4 at Satdobato',
    mustNotSay: ['5:10', '5:20', '5:30'],
  }),
  answered('how long does the bell go on in the quake practice', [records.earthquakeDrill], {
    says: ['for a minute'],
    unit: 'ringing of the bell in the drill',
  }),
  answered('any of ur students did internship at a hospital', [records.rupesh]),
  answered('which student of yours is going to work in a bakery', [records.yangchen]),
  answered('how many csit grads of this year had a job after 6 months', [records.csit], {
    says: ['24'],
    unit: 'graduates of BSc CSIT of this year employed after six months',
  }),
  answered('gpa needed for mba after ur bba', [records.bba], {
    says: ['2.7'],
    unit: 'grade point average for an MBA',
    mustNotSay: ['2.0'],
  }),
  answered('im bad at accounts, does bca have it and when', [records.bca], {
    says: ['Second Semester'],
    unit: 'semester of BCA with Financial Accounting',
    mustNotSay: ['First Semester', 'First Year'],
  }),
  answered('who pays for the project trips in bim, us?', [records.bim], {
    says: ['NPR 7,500'],
    unit: 'project journeys of BIM that the department pays for each student',
    mustNotSay: ['NPR 9,000', 'NPR 8,900'],
  }),
  answered('charge for getting one paper totalled again', [records.retotalling], {
    says: ['NPR 500'],
    unit: 're-totalling, per paper',
    mustNotSay: ['900', '3,200'],
  }),
  answered('got a pdf of the syllabus for the bca 4th sem internals?', [records.internalExamOfBca]),
  answered('which day is light going in the main building', [records.noElectricity], {
    says: ['{{day+3}}'],
    unit: 'day without electricity',
  }),
  answered('on open day when do they explain fees n scholarships', [records.openDay], {
    says: ['10:15'],
    unit: 'fees and scholarships on the open day',
    mustNotSay: ['8:45', '9:30'],
  }),
  answered('my cousin is bhutanese, does he pay extra fee', [records.transfers]),
  answered('total students in ur college?', [records.aboutCollege, records.aboutCollegeInNepali], {
    says: ['790', 'आठ सयजति'],
    unit: 'students of the college',
    mustNotSay: ['212'],
  }),
  answered('we earn 4 lakh a year at home, how much of tuition can be cut', [records.needBased]),
  answered('ur facebook page link', [records.college], {
    says: ['facebook.example/pipalchaur'],
    unit: 'page of the college on Facebook',
  }),
  unpublished('how do i get the evening job at the library desk', {
    related: [records.libraryUntilNine],
  }),
  unpublished('missed the bca test, is there another date', {
    related: [records.entranceExam, records.entranceTests, records.bca],
    mustNotSay: ['{{weekday+8}}'],
  }),
  unpublished('what number is ur college in nepal ranking', { related: [records.aboutCollege] }),
  unpublished('bsc physics seats?', {
    related: [records.csit, records.admissionOpen, records.physicsPracticals],
  }),
  unpublished('how much does the pipal yearbook sell for', { related: [records.yearbook] }),
  unpublished('does the psychologist charge per visit', { related: [records.counsellor] }),
];
