import { instalmentRequest } from '../documents/forms.ts';
import { p, steps, table, type Writing } from '../writing.ts';

/** From the accounts section. */
export const fees: readonly Writing[] = [
  {
    title: (on) => `Fees of the coming semester (${on.year})`,
    when: 4,
    time: '13:30',
    text: (on) => [
      p(
        `The management committee has left the semester fees unchanged for the second year running. They are due by ${on.weekday(26)}.`,
      ),
      table(
        ['Programme', 'Tuition', 'Laboratory', 'Library', 'Total in NPR'],
        ['BCA', '62,000', '6,000', '1,500', '69,500'],
        ['BSc CSIT', '71,000', '8,500', '1,500', '81,000'],
        ['BIM', '66,000', '5,000', '1,500', '72,500'],
        ['BBA', '64,000', '2,000', '1,500', '67,500'],
        ['BBS (yearly)', '38,000', '–', '1,500', '39,500'],
      ),
      p(
        'University registration and examination fees are charged separately and passed on as they are. Holders of a scholarship deduct their share before paying.',
      ),
      p('Questions are answered on extension 24, from 7:30 to 13:00.'),
    ],
  },
  {
    title: 'Paying in three instalments',
    when: 30,
    time: '09:45',
    dated: -1,
    attachments: [instalmentRequest],
    text: (on) => [
      p(
        `Families that cannot raise a semester’s fee at once may pay it in three parts. An application on plain paper, signed by the guardian, reaches the accounts section by ${on.day(10)}.`,
      ),
      table(
        ['Part', 'Share', 'Due'],
        ['First', '40 %', on.day(16)],
        ['Second', '30 %', on.day(62)],
        ['Third', '30 %', on.day(108)],
      ),
      p(
        'No interest and no extra charge is taken. The arrangement is confidential: neither class teacher nor classmates learn of it.',
      ),
    ],
  },
  {
    title: 'Fees can be paid by QR code',
    when: 91,
    time: '10:10',
    text: () => [
      p(
        'Beside cash and bank deposit, the accounts section accepts payment by any mobile bank or wallet of the country. The only valid code hangs behind glass at counter 1.',
      ),
      steps(
        'Scan the code at the counter.',
        'Enter your roll number, then the programme, in the remarks.',
        'Wait for the printed receipt; the beep alone is not one.',
      ),
      p(
        'We never send a code by message. If you receive such a picture, it comes from a swindler, and the officer on extension 23 would like to see it.',
      ),
    ],
  },
];
