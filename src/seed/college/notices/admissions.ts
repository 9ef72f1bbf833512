import { dots, h3, p, shows, table, type Writing } from '../writing.ts';

/** From the admission desk. */
export const admissions: readonly Writing[] = [
  {
    title: 'Admission open for all five bachelor programmes',
    when: 68,
    time: '08:15',
    picture: shows('terraces', 'Green steps of rice on a hillside'),
    text: (on) => [
      p(
        `Application forms for the new intake are available at the reception and online until ${on.weekday(31)}. The form costs nothing. Whoever has passed class twelve, in any stream that the university recognises for the programme, may apply.`,
      ),
      table(
        ['Programme', 'Seats', 'Minimum in class twelve', 'Selection'],
        ['BSc CSIT', '40', 'second division, with physics and mathematics', 'university entrance'],
        ['BCA', '48', 'second division', 'college entrance'],
        ['BIM', '36', 'second division, 100 marks in mathematics or English', 'university entrance'],
        ['BBA', '64', 'second division', 'college entrance'],
        ['BBS', '60', 'pass', 'interview'],
      ),
      h3('Before you decide'),
      p(
        'Visit a class. On Sundays and Wednesdays guests may sit at the back of any morning lecture; a word at the gate is enough.',
      ),
    ],
  },
  {
    title: 'College entrance examination for BCA and BBA',
    when: 44,
    time: '16:40',
    text: (on) => [
      p(
        `The written test takes place on ${on.weekday(8)} from 8:00 to 10:00 in the main building. A hundred questions are to be answered by ticking one of four boxes; wrong ticks are not punished.`,
      ),
      dots(
        'English: 30 questions',
        'Mathematics at the level of class ten: 30',
        'Reasoning: 25',
        'Computers for BCA, commerce for BBA: 15',
      ),
      p(
        'Bring a blue pen and the receipt with your photograph. A list of rooms is put up at the gate at seven.',
      ),
    ],
  },
  {
    title: 'Interviews of those on the first merit list',
    when: 37,
    time: '17:20',
    text: (on) => [
      p(
        `Candidates on the first list come for a conversation of ten minutes, in the order of their form numbers: up to 120 on ${on.day(3)}, the rest on ${on.day(4)}. Parents are welcome to wait in the garden, where there is tea.`,
      ),
      p(
        'It is not an oral examination. We ask why you want to study here, how you will travel, and what could make you give up.',
      ),
      p(`Seats not confirmed by ${on.day(9)} at two o’clock pass to the second list.`),
    ],
  },
];
