import type { SeedDocument } from '../../record.ts';

/** What is looked up again and again, to be kept on paper. */
export const feeTable: SeedDocument = {
  name: 'fees-of-all-programmes.pdf',
  title: 'Fees of Pipalchaur College',
  paragraphs: [
    'As decided by the management committee in Asar. All amounts are in Nepali rupees. What is not on this sheet is not charged.',
    'BCA. Admission 18,000. Each semester: tuition 62,000, laboratory 6,000, library 1,500; together 69,500. Registration 3,500. Deposit 5,000.',
    'BSc CSIT. Admission 20,000. Each semester: tuition 71,000, laboratory 8,500, library 1,500; together 81,000. Registration 3,500. Deposit 5,000.',
    'BIM. Admission 17,000. Each semester: tuition 66,000, laboratory 5,000, library 1,500; together 72,500. Registration 3,500. Deposit 5,000.',
    'BBA. Admission 16,000. Each semester: tuition 64,000, laboratory 2,000, library 1,500; together 67,500. Registration 3,500. Deposit 5,000.',
    'BBS. Admission 6,000. Each year: tuition 38,000, library 1,500; together 39,500. Registration 3,500. Deposit 5,000.',
    'Collected for others, at their price: examination fees of the university, at present 2,800 to 3,200 a time; field studies of BBA, about 9,000 in the whole degree.',
    'Lost identity card 150. Copy of a transcript, from the third on, 50. A sealed envelope with it costs nothing.',
    'Payments are receipted at once, on numbered paper, in the colour of the month. Keep the slip: it is your only proof, and ours.',
  ],
};

export const syllabusExtract: SeedDocument = {
  name: 'bca-fourth-semester-syllabus-extract.pdf',
  title: 'BCA, fourth semester: what the first internal examination covers',
  paragraphs: [
    'Chapters not named here are left for the second internal examination. Page numbers are those of the copies in bay 2.',
    'Operating Systems. Processes and threads; scheduling, with calculations by hand; mutual exclusion and semaphores; deadlocks as far as the banker’s algorithm. Pages 1 to 148.',
    'Numerical Methods. Errors; bisection, secant and Newton’s method; interpolation after Lagrange and by divided differences; least squares. A calculator without memory for text is needed.',
    'Software Engineering. Process models; requirements and how they go wrong; use cases; estimates; one case, which is given out a week before.',
    'Scripting Language. Variables and types, functions, arrays, the document and its events. Code is written on paper and has to be legible, not perfect.',
    'Database Management System. The relational model; keys; relational algebra; queries over up to three tables; normal forms up to the third.',
    'Distribution of marks in each paper: one half for understanding, three tenths for method, one fifth for the result.',
  ],
};

export const winterCalendar: SeedDocument = {
  name: 'calendar-of-the-winter-term.pdf',
  title: 'Calendar of the winter term',
  paragraphs: [
    'Mangsir, third week. Winter hours begin; the reading hall is heated from six in the evening.',
    'Mangsir, fourth week. First internal examination of all even semesters. No lectures in Rooms 204 and 205.',
    'Poush, first week. Winter fair in the courtyard; afternoon practicals are moved to the day before.',
    'Poush 15. Tamu Lhosar, college closed. Students who celebrate Sonam or Gyalpo Lhosar later in the season take their own day and tell the class representative.',
    'Poush, last week. Adviser talks for the first semester; guardians are invited in the mornings.',
    'Magh 1. Maghe Sankranti, closed. The canteen serves sesame sweets on the day before.',
    'Magh 2. Earthquake Safety Day, with a minute’s silence after the drill.',
    'Magh, third week. Second internal examination of the odd semesters, and submission of project proposals by six in the evening.',
    'Saraswati Puja. The gate stands open, the library rests.',
    'Falgun, first Sunday. Morning classes return to their summer hours.',
  ],
};

export const openDayProgramme: SeedDocument = {
  name: 'open-day-programme-and-map.pdf',
  title: 'Open day: where to find what',
  paragraphs: [
    'Start at the tree. A volunteer with a marigold gives you a card; four stamps on it are worth a cup of tea.',
    'Ground floor. Reception, accounts and the health desk. Here you learn what things cost, and whether your marks are enough.',
    'First floor. Library, with a hunt for twelve books of which only the colour is known.',
    'Second floor. Trial lessons of twenty minutes in BBA, BBS and BIM, every half hour; no one is called to the blackboard.',
    'Third floor. Room 302: draw a picture with six lines of code, and take it home on paper.',
    'Fourth floor. Room 404: a computer is taken to pieces until a quarter to nine and put together again until it starts, or until eleven.',
    'For little brothers and sisters there are chalk and a wall, watched over by the drama club.',
    'The lift works, except for the last flight to the terrace. Ask anyone in a blue jacket for the ramp on the east side.',
  ],
};
