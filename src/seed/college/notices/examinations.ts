import { syllabusExtract } from '../documents/tables.ts';
import { dots, h3, p, shows, steps, table, type Writing } from '../writing.ts';

/** From the examination section. */
export const examinations: readonly Writing[] = [
  {
    title: 'First internal examination, BCA 4th semester: timetable',
    when: 2,
    time: '10:40',
    attachments: [syllabusExtract],
    text: (on) => [
      p(
        'The first internal examination of the fourth semester is held in Rooms 204 and 205 according to the table below. Candidates take their seats ten minutes before the hour.',
      ),
      table(
        ['Date', 'Time', 'Paper', 'Full marks'],
        [on.weekday(12), '7:00–9:00', 'Operating Systems', '40'],
        [on.weekday(14), '7:00–9:00', 'Numerical Methods', '40'],
        [on.weekday(16), '7:00–9:00', 'Software Engineering', '40'],
        [on.weekday(18), '7:00–8:30', 'Scripting Language', '30'],
        [on.weekday(20), '7:00–9:00', 'Database Management System', '40'],
      ),
      p(
        `Whoever is prevented by illness hands in a doctor’s note by ${on.day(24)}; a substitute paper is set once, for all such cases together.`,
      ),
    ],
  },
  {
    title: 'Examination forms for the regular and the partial semester examination are accepted now',
    when: 8,
    time: '09:20',
    text: (on) => [
      p(
        `Forms of the university for the coming semester examination may be filled in until ${on.weekday(14)}, and against a double fee until ${on.day(21)}. After that the section can do nothing more for anyone, since the portal closes by itself.`,
      ),
      h3('To be brought along'),
      dots(
        'registration card and a copy of it',
        'two passport photographs of this year with a light background',
        'receipt of the semester fee',
        'for partial candidates, the mark sheet of the paper to be repeated',
      ),
      table(
        ['Candidate', 'Fee in NPR'],
        ['Regular, all papers', '3,200'],
        ['Partial, per paper', '900'],
        ['Practical, per subject', '500'],
      ),
      p('Counter 3 serves BCA and BSc CSIT from 7 to 10, the management programmes from 11 to 2.'),
    ],
  },
  {
    title: 'Practical examinations of BSc CSIT, 2nd semester',
    when: 23,
    time: '12:15',
    text: (on) => [
      p(
        'External examiners for Physics II and Object Oriented Programming have been appointed. Group lists hang at the laboratory; the roll number decides, and exchanging places is not possible.',
      ),
      table(
        ['Group', 'Roll numbers', 'Physics laboratory', 'Room 404'],
        ['A', '1–14', `${on.day(6)}, 6:30`, `${on.day(9)}, 6:30`],
        ['B', '15–28', `${on.day(6)}, 10:00`, `${on.day(9)}, 10:00`],
        ['C', '29–40', `${on.day(8)}, 6:30`, `${on.day(11)}, 6:30`],
      ),
      p('Without a signed laboratory file nobody is admitted.'),
    ],
  },
  {
    title: 'Admit cards',
    when: 38,
    time: '15:05',
    dated: -1,
    text: (on) => [
      p(
        `Admit cards for the semester examination are given out at the examination section from ${on.day(2)}, between noon and three. Please check the spelling of your name and the codes of all papers before you leave the counter.`,
      ),
      p('Cards are handed to the candidate in person. A brother or a friend goes away without one.'),
    ],
  },
  {
    title: 'How to ask for re-totalling, and when it makes sense',
    when: 66,
    time: '11:30',
    text: (on) => [
      p(
        `The university accepts applications for re-totalling of the published results until ${on.day(15)}. Re-totalling means that the marks on the script are added up again and that no answer has been overlooked; it is not a second marking.`,
      ),
      steps(
        'Take the form from counter 3 or print it from the portal.',
        'Pay NPR 500 per paper at the accounts section.',
        'Return form, receipt and a copy of the mark sheet in one envelope.',
      ),
      p(
        'Of the thirty-one applications that went through our hands in the previous year, four led to a change, each time upwards.',
      ),
    ],
  },
  {
    title: 'Conduct in the examination hall',
    when: 242,
    time: '08:30',
    picture: shows('exam-desks', 'Desks set far apart in the examination hall'),
    text: () => [
      p(
        'The examination committee reminds all candidates of the rules that led to questions in the last term.',
      ),
      dots(
        'Telephones, watches with a screen and earphones stay in the bag, and the bag stays in the corridor.',
        'A calculator is permitted where the question paper says so, and only without memory for text.',
        'Nobody leaves during the first half hour or the last ten minutes.',
        'Water in a bottle without a label is welcome.',
      ),
      p(
        'A candidate caught with notes loses the paper. For a second time the committee informs the university.',
      ),
    ],
  },
];
