import { dots, p, shows, table, type Writing } from '../writing.ts';

/** From the library and the computer rooms. */
export const library: readonly Writing[] = [
  {
    title: 'Books must come home before the examination',
    when: 14,
    time: '12:50',
    text: (on) => [
      p(
        `All volumes on loan to students of the sixth and eighth semesters are due on ${on.weekday(10)}. The library’s clearance is needed for the admit card.`,
      ),
      p(
        'The fine is NPR 2 for each day and book, and never more than half the price of the book. Lost volumes are replaced by the same title or paid at the price on the last invoice.',
      ),
    ],
  },
  {
    title: 'Book bank: a set of textbooks for a semester, against NPR 600',
    when: 77,
    time: '09:05',
    picture: shows('library-shelves', 'Textbooks on the shelves of the book bank'),
    text: (on) => [
      p(
        `Seventy sets of textbooks are lent for the whole semester. Requests are taken at the issue desk until ${on.day(9)}, and names drawn in public at noon of the following day.`,
      ),
      table(
        ['Programme', 'Sets', 'Books in a set'],
        ['BBS', '24', '6'],
        ['BBA', '16', '5'],
        ['BIM', '8', '5'],
        ['BCA', '14', '5'],
        ['BSc CSIT', '8', '6'],
      ),
      p('Holders of a need-based scholarship get theirs without a draw and without the fee.'),
    ],
  },
  {
    title: 'New password for the wireless network, and an address for everyone',
    when: 52,
    time: '08:20',
    text: (on) => [
      p(
        `The shared password that had been written on half the desks of the college stops working on ${on.weekday(7)}. In its place each student signs in with the roll number and a password of one’s own.`,
      ),
      dots(
        'First-time passwords are in a sealed slip with the class representative.',
        'Three devices may be connected at the same time.',
        'Every account includes a mailbox, which teachers will use for assignments.',
      ),
      p(
        'If something does not work, bring the device to Room 302 between 13:30 and 16:30. Please do not lend your account: what happens under a name is asked of that name.',
      ),
    ],
  },
];
