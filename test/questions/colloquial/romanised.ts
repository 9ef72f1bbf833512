import { answered, type ColloquialQuestion, unpublished } from './question.ts';
import { records } from './records.ts';

/** Questions in Nepali in Latin letters by which the assistant may be tuned. */
export const romanised: readonly ColloquialQuestion[] = [
  answered('bca ko fee kati ho jamma', [records.wholeDegree, records.bca], {
    says: ['582,500'],
    unit: 'NPR, BCA, whole course',
    mustNotSay: ['69,500', '62,000'],
  }),
  answered('kati kista ma tirna milcha', [records.threeInstalments, records.payingFees], {
    says: ['three parts'],
    unit: 'of a semester fee',
  }),
  answered('bim 4 barsa ko total kharcha', [records.wholeDegree, records.bim], {
    says: ['605,500'],
    unit: 'NPR, BIM, whole course',
    mustNotSay: ['72,500', '66,000'],
  }),
  answered('csit ko lab fee chuttai tirne ho?', [records.semesterFees, records.csit], {
    says: ['8,500'],
    unit: 'NPR, laboratory, per semester, part of the 81,000',
  }),
  answered('khalti le tirna milcha sir', [records.qrCode, records.payingFees]),
  answered('kista ko nibedan kaslai dine', [records.threeInstalments, records.feeDeadlineInNepali], {
    says: ['accounts section', 'लेखा शाखा'],
    unit: 'where the application goes',
  }),
  answered('bharna huda k k kagaj lyaune', [records.papersToBring]),
  answered('online form bharna janina k garne', [records.admissionInBriefInNepali, records.howToApply]),
  answered('entrance ma galat answer ko number katcha?', [records.entranceExam]),
  answered('merit list kaha herna milcha', [records.whenToApply]),
  answered('science napadheko bca padhna milcha?', [records.bca]),
  answered('umer dherai bhayo bbs padhna milla', [records.bbs]),
  answered('interview ma k sodhcha bca ko', [records.interviews]),
  answered('college herna kun din auda huncha', [records.visitClass, records.openDay, records.admissionOpen]),
  answered('dashain ma college kahile khulcha', [records.dashainHolidays], {
    says: ['{{weekday+25 ne}}'],
    unit: 'first day of classes after Dashain',
  }),
  answered('tihar ko chutti kaile sakincha', [records.tiharHolidays], {
    says: ['{{day+13 ne}}'],
    unit: 'last day of the Tihar and Chhath holidays',
  }),
  answered('computer lab kati baje sabai lai khula huncha', [records.computerRoom], {
    says: ['13:30–16:30'],
    unit: 'Rooms 302 and 404, open to all',
    mustNotSay: ['9:50–11:30'],
  }),
  answered('first time wifi password kaha bata paune', [records.wirelessPassword]),
  answered('jadibuti ma bus kaha rokcha', [records.busRoutes], {
    says: ['petrol pump'],
    unit: 'stop for passengers of Jadibuti',
  }),
  answered('bike park garna paisa lagcha?', [records.vehicles]),
  answered('manche sanga kura garna cha number dinu na', [records.college], {
    says: ['+977-1-5550100'],
    unit: 'telephone of the office',
  }),
  answered('abhibhawak le sir haru lai bhetna milcha', [
    records.parentsGathering,
    records.progress,
    records.visitClass,
  ]),
  answered('kam bhako hajiri kaile samma milauna milcha', [records.attendance], {
    says: ['{{weekday+27}}'],
    unit: 'supervised reading period, daily from ten to noon',
  }),
  answered('bca 4th sem internal ma birami pare k garne', [records.internalExamOfBca], {
    says: ['{{day+24}}'],
    unit: 'last day for the doctor’s note',
  }),
  answered('back paper kati choti dina paincha', [records.failedPaper], {
    says: ['three times'],
    unit: 'at partial examinations',
  }),
  answered('retotal garda kati lagcha', [records.retotalling], {
    says: ['NPR 500'],
    unit: 'per paper',
    mustNotSay: ['900', '3,200'],
  }),
  answered('kitab dhilo bujhaye din ko kati fine', [records.booksDue, records.returnBooksInNepali], {
    says: ['NPR 2', 'दुई रुपैयाँ'],
    unit: 'for each day and book',
    mustNotSay: ['NPR 600'],
  }),
  answered('library raati kati baje samma khulcha', [records.libraryUntilNine], {
    says: ['nine in the evening'],
    unit: 'closing of the library',
    mustNotSay: ['half past eight'],
  }),
  answered('kaam gardai padhna kun course ma mildaina', [records.workBesideStudies]),
  answered(
    'garib ko lagi scholarship kati jana lai',
    [records.needBased, records.needBasedApplications, records.scholarshipsInNepali],
    { says: ['Twenty-four', 'चौबीस'], unit: 'places a year, need-based scholarship' },
  ),
  answered('college ko team bata khelne lai fee ma kati chut', [records.sportsAndArts], {
    says: ['a third'],
    unit: 'of the tuition, up to fifteen a year',
  }),
  answered('council ko chunab kun din', [records.councilElection], {
    says: ['{{weekday+16}}'],
    unit: 'between seven and noon, assembly hall',
  }),
  answered('bca sakepachi suru ma kati kamaincha', [records.bca], {
    says: ['38,000'],
    unit: 'NPR a month, median, web or mobile developers',
    mustNotSay: ['34,000', '21,500'],
  }),
  answered('cloud computing bca ko kun sem ma parcha', [records.bca], {
    says: ['Seventh Semester'],
    unit: 'BCA',
    mustNotSay: ['Eighth Semester'],
  }),
  answered('bba second sem internal ko copy herna kaile samma milcha', [records.internalResultsInNepali], {
    says: ['{{day+7 ne}}'],
    unit: 'with the teacher of the subject, BBA second and sixth semester',
  }),
  answered('yo sal naya student kati jana aaye', [records.newStudents], {
    says: ['212'],
    unit: 'new students of this intake',
    mustNotSay: ['790 students'],
  }),
  unpublished('bca ko paila ko cutoff kati thiyo', {
    related: [records.bca, records.entranceTests],
    mustNotSay: ['412, 388 and 431'],
  }),
  unpublished('bus card kaha banaune', { related: [records.busRoutes] }),
  unpublished('hostel ma deposit kati rakhne', {
    related: [records.hostel],
    mustNotSay: ['5,000', '11,500'],
  }),
  unpublished('mba padhai huncha yaha?', { related: [records.bba] }),
  unpublished('holi ma kati din chutti', { mustNotSay: ['{{day+13 ne}}'] }),
  unpublished('bba ko internship kun company ma pathaucha', { related: [records.bba] }),
  unpublished('bidesh bata online class lina milcha'),
  unpublished('bhm hotel management ko fee kati', { mustNotSay: ['67,500'] }),
];
