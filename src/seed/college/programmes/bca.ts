import { dots, h2, h3, p, shows, steps, table } from '../writing.ts';
import { eightSemesters, type Programme } from './programme.ts';

export const bca: Programme = {
  semesters: eightSemesters,
  picture: shows('computer-room', 'Rows of workstations in the computer room where BCA has its practicals'),
  fields: {
    title: 'BCA',
    full_name: 'Bachelor of Computer Applications',
    description: [
      p(
        'BCA is for people who want to make software that somebody uses. It lasts four years, begins with the first line of a program in the first week, and ends with six months in a company or an office that has a real problem.',
      ),
      p(
        'Nobody has to have studied science at school. About half of every intake comes from management or the humanities, and the bridge course in mathematics exists for them. What one does need is patience: a good part of programming is reading what one wrote yesterday and finding it wrong.',
      ),
      h2('How the four years are built'),
      table(
        ['Years', 'What is learned', 'What comes out of it'],
        [
          'First',
          'C, digital logic, mathematics, English for work',
          'a program of 500 lines, explained aloud',
        ],
        [
          'Second',
          'Java, databases, operating systems, statistics',
          'a small system for an office of the college',
        ],
        ['Third', 'web, networks, mobile programming, economics', 'a group project shown to the public'],
        ['Fourth', 'two electives, cloud services, internship', 'an internship report and its defence'],
      ),
      p(
        'Classes run from 6:15 to 9:50 on six mornings a week, practicals in Room 302 until half past nine. From the third semester on, most students work for a few hours in the afternoon; the timetable is made so that they can.',
      ),
      h2('Who teaches'),
      p(
        'Eleven teachers, seven of them full-time, are led by Anil Karmacharya, who wrote billing software for hospitals for nine years before he came. Every student has one of them as an adviser, sees him or her at least twice a semester, and may change adviser once without giving a reason.',
      ),
    ].join(''),
    admission_policy: [
      p(
        'Forty-eight seats are given each year. Whoever has finished class twelve in any stream with at least second division, or a grade point average of 2.0, may sit the college’s own entrance test; those who wait for their results may sit it too and bring them later.',
      ),
      h3('How the seats are given'),
      steps(
        'The test of a hundred questions counts for sixty points.',
        'Class twelve counts for thirty.',
        'The conversation counts for ten, and for nothing at all below a test score of forty.',
      ),
      p(
        'Four seats are kept for applicants from districts without a college of computing, and three for women who have been away from school for more than two years. If nobody takes them they go to the general list on the last day.',
      ),
      h3('What it costs'),
      table(
        ['Item', 'NPR'],
        ['On admission, once', '18,000'],
        ['Each of eight semesters', '69,500'],
        ['Deposit, paid back on leaving', '5,000'],
        ['University registration', '3,500'],
      ),
    ].join(''),
    program_objective: [
      p(
        'A graduate of BCA should be able to do five things without asking for help, and know when to ask for it in the sixth.',
      ),
      dots(
        'Turn a vague wish of a customer into a list of what the program must and must not do.',
        'Write clear code in two languages, and read it in four.',
        'Design a database that is still right after three years.',
        'Put a service on a server, watch it, and bring it back when it falls.',
        'Estimate how long a job will take, and say so before it is too late.',
      ),
      p(
        'The programme also wants its students to know what their work does to others. Privacy, accessibility and the right to be forgotten are therefore part of the third-year project, and marked.',
      ),
    ].join(''),
    job_prospectus: [
      p(
        'Of the thirty-nine who graduated last year, thirty-one were working in the field within six months, four went on to a master’s degree, and three opened a workshop of their own in Chabahil. One sails on a cargo ship and repairs its network.',
      ),
      table(
        ['First position', 'Graduates', 'Median pay a month in NPR'],
        ['Web or mobile developer', '17', '38,000'],
        ['Support and testing', '8', '31,000'],
        ['Database and reporting', '4', '36,500'],
        ['Teaching', '2', '28,000'],
      ),
      p(
        'The placement desk brings employers to the college four times a year. They are asked to publish the pay with the position; those who will not are not invited again.',
      ),
    ].join(''),
  },
};
