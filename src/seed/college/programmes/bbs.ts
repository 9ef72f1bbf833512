import { dots, h2, h3, p, shows, table } from '../writing.ts';
import { fourYears, type Programme } from './programme.ts';

export const bbs: Programme = {
  semesters: fourYears,
  picture: shows('lecture-hall', 'Benches rising in the lecture hall where BBS begins its mornings'),
  fields: {
    title: 'BBS',
    full_name: 'Bachelor of Business Studies',
    description: [
      p(
        'BBS is the oldest programme of the college and the least expensive. It is studied by the year, with one examination each spring, and it has always been the degree of those who work: more than half of our students have a job, a shop or a field to look after when the bell rings at ten.',
      ),
      p(
        'Cheap does not mean thin. There are three lectures on every morning, a tutorial of twelve on two afternoons, and recordings of neither, because the department believes that one learns accounting with a pencil and a neighbour.',
      ),
      h2('Four years and their subjects'),
      table(
        ['Study year', 'Subjects'],
        ['1', 'Business English, Statistics, Microeconomics, Financial Accounting, Principles of Management'],
        [
          '2',
          'Business Communication, Macroeconomics, Cost Accounting, Organisational Behaviour, Human Resources',
        ],
        ['3', 'Business Law, Finance, Marketing, Environment of Business, Taxation and Auditing'],
        ['4', 'Entrepreneurship, Research Methods, three papers of one’s specialisation, final project'],
      ),
      p(
        'As a specialisation one chooses accounting, finance, marketing or management. In accounting the fourth year includes a fortnight on the chautari, filling in tax forms for the shopkeepers of the quarter.',
      ),
    ].join(''),
    admission_policy: [
      p(
        'A pass in class twelve is enough, from any stream and any year; our oldest student began at fifty-three. There is no written test. Sixty seats are given after an interview of a quarter of an hour with two teachers, in Nepali or English as you prefer.',
      ),
      p(
        'If more come than there are seats, those go first who have waited longest since school, then those who live nearest. It is an old rule and has never been appealed against.',
      ),
      h3('Yearly cost'),
      table(
        ['For', 'First year', 'Later years'],
        ['Admission', '6,000', '–'],
        ['Tuition', '38,000', '38,000'],
        ['Library', '1,500', '1,500'],
        ['Total in NPR', '45,500', '39,500'],
      ),
      p('The university’s registration and examination fees are passed on as they are.'),
    ].join(''),
    program_objective: [
      p(
        'The aim is a sound general education in business that a person can use on the same afternoon. Hari Sharan Lamsal, head of the department for sixteen years, puts it in one question that he asks of every lesson: can somebody’s aunt keep her shop better because of it?',
      ),
      dots(
        'to keep books by hand and by computer, and to find the mistake in somebody else’s',
        'to understand prices, taxes, interest and insurance as they meet a household',
        'to write a letter, a tender and a complaint in Nepali and in English',
        'to plan a small enterprise, and to know three good reasons for not beginning it',
      ),
    ].join(''),
    job_prospectus: [
      p(
        'Those who already work are usually promoted before they graduate. The others find their way into cooperatives, audit firms, schools, government service and shops, or go on to an MBS, for which the degree was made.',
      ),
      p(
        'Each winter the department holds a free preparatory course for the examinations of the Public Service Commission. In six years it has brought thirty-seven graduates into permanent posts, eleven of them in the district from which they came.',
      ),
      h3('What a diploma is worth'),
      p(
        'A survey among the classes of the last five years found a median income of NPR 34,000 a month two years after graduation, against NPR 21,500 before the first year. It also found that eight in ten would choose the same course again and that two wished it had more mathematics.',
      ),
    ].join(''),
  },
};
