import { dots, h3, p, shows, steps, type Writing } from '../writing.ts';

/** Scholarships, attendance, clubs and elections. */
export const students: readonly Writing[] = [
  {
    title: 'Attendance below eighty per cent: a list and a way out',
    when: 11,
    time: '15:25',
    text: (on) => [
      p(
        'The list of students whose attendance stands below the eighty per cent required by the university has been put up, by roll number, beside the office. It concerns fifty-three students, most of whom lack less than a week.',
      ),
      p(
        `They can make up for missed hours in the supervised reading period, daily from ten to noon, until ${on.weekday(27)}. Absences for illness or bereavement are struck out on proof.`,
      ),
      p('Guardians are written to only when nothing has changed by then.'),
    ],
  },
  {
    title: 'Need-based scholarships: applications for the new year',
    when: 25,
    time: '10:30',
    text: (on) => [
      p(
        `Twenty-four places with remission of half or all of the tuition are to be given. The form, two pages long, is handed in at the counsellor’s door by ${on.weekday(18)}.`,
      ),
      h3('Who decides'),
      p(
        'A committee of two teachers, one member of the student council and one person from outside the college reads the papers without names. Marks count for a third, circumstances for two.',
      ),
      dots(
        'proof of the family’s income or, where there is none, a letter of the ward',
        'last mark sheet',
        'one page, by hand, on what you would do with the saved money',
      ),
    ],
  },
  {
    title: 'Election of the student council',
    when: 70,
    time: '12:40',
    text: (on) => [
      p(
        `Votes for eleven seats are cast on ${on.weekday(16)} between seven and noon in the assembly hall, with an identity card and by secret ballot.`,
      ),
      steps(
        `Nominations, with five supporters each, until ${on.day(6)}`,
        `Withdrawal until ${on.day(8)}`,
        `Public debate in the courtyard on ${on.day(13)}`,
        'Counting in front of everyone, directly after the poll',
      ),
      p(
        'Posters belong on the two boards set up for them; paint on walls costs the candidate’s list its place on the ballot.',
      ),
    ],
  },
  {
    title: 'Trials for football, volleyball and table tennis',
    when: 15,
    time: '16:25',
    picture: shows('playing-field', 'A game on the field behind the science block'),
    text: (on) => [
      p(
        `The sports department chooses its teams, women and men, on ${on.day(4)} (football), ${on.day(6)} (volleyball) and ${on.day(8)} (table tennis), always from two in the afternoon.`,
      ),
      p(
        'Experience is not asked for. Those who would rather referee or keep the score should come as well; whistles are provided.',
      ),
    ],
  },
  {
    title: 'Contributions wanted for the yearbook “Pipal”',
    when: 128,
    time: '11:15',
    text: (on) => [
      p(
        `Stories, poems, essays, drawings and photographs in any language spoken at the college may be left in the green box until ${on.day(33)}. Prose should not exceed 1,200 words.`,
      ),
      p(
        'Two student editors and one teacher read everything, and everyone gets an answer with a reason. Work made by a machine is sent back unread.',
      ),
    ],
  },
];
