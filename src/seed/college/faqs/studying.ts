import { dots, p, type Standing, shows, table } from '../writing.ts';

/** What is asked by those who study here, and by their parents. */
export const studying: readonly Standing[] = [
  {
    fields: {
      title: 'Is there a hostel?',
      description: [
        p(
          'There is one for women, with fifty-six beds in rooms of two and three, four minutes’ walk from the gate. A bed costs NPR 11,500 a month with two meals, and goes first to those who come from farthest away.',
        ),
        p(
          'Men find rooms in the quarter. The student council keeps a list of forty families whom it knows and visits, from NPR 5,000 upwards.',
        ),
      ].join(''),
    },
    picture: shows('rain-on-roofs', 'Flat roofs of the quarter in the rain, where many students rent a room'),
  },
  {
    fields: {
      title: 'May I work beside my studies?',
      description: p(
        'Most do. Lectures end at 9:50, so that an office day is possible in all programmes but BSc CSIT, whose laboratories run until one. The university asks for eighty per cent attendance in every subject, and no employer’s letter changes that.',
      ),
    },
  },
  {
    fields: {
      title: 'What happens if I fail a paper?',
      description: [
        p(
          'You carry it along and sit it again at the next partial examination, up to three times. Meanwhile the department offers two extra hours a week, free, and the adviser agrees with you on what to leave out for the time being.',
        ),
        table(
          ['Failed papers', 'Consequence'],
          ['one or two', 'promoted, with a study plan'],
          ['three', 'promoted after a talk with the coordinator'],
          ['four and more', 'the semester is repeated, at a third of the tuition'],
        ),
      ].join(''),
    },
  },
  {
    fields: {
      title: 'How will you tell me about my son’s or daughter’s progress?',
      description: [
        dots(
          'After each internal examination the marks come to your telephone by message, in Nepali.',
          'Twice a year you are invited to a gathering and to a talk with the adviser.',
          'When somebody is absent for six days running, we call.',
        ),
        p('Students over eighteen are asked for their consent first. Nearly all give it.'),
      ].join(''),
    },
  },
  {
    fields: {
      title: 'Who can use the library?',
      description: p(
        'All students and teachers, and any resident of the ward over fourteen who registers with an identity card. Residents read in the hall and borrow two volumes at a time; for students it is five. Computers in the corner by the window are free to everybody for an hour.',
      ),
    },
    picture: shows('library-shelves', 'Shelves up to the ceiling behind a table with a reading lamp'),
  },
];
