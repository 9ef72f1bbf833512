import { applicationForm } from '../documents/forms.ts';
import { feeTable } from '../documents/tables.ts';
import { dots, h2, h3, p, type Standing, shows, steps, table } from '../writing.ts';

/** How one gets in, and what it costs. */
export const general: readonly Standing[] = [
  {
    fields: {
      title: 'How to apply',
      description: [
        p(
          'It takes five minutes online and about twenty on paper; have your mark sheet of class twelve at hand. Nobody has to come to Kathmandu before the interview, and no agent has to be paid: whoever asks you for money in our name is not from us.',
        ),
        steps(
          'Choose a programme. Who wavers between two says so in the message.',
          'Apply online, or fill in the form that lies at the reception; both are free, and somebody there goes through it with you.',
          'Keep your number: online you have it at once, on paper it stands on the slip that you take home.',
          'Sit the entrance test, or bring the university’s score card.',
          'Come for the conversation, if you are invited.',
          'Confirm the seat within five days by paying the admission fee.',
        ),
        h2('Who looks at your form'),
        p(
          'Two people: Bimala Karki of the reception, who checks that nothing is missing and rings you if it is, and the coordinator of the programme. Your address, your caste and your father’s profession are not on it, because we do not want to know.',
        ),
        p('Incomplete forms are kept for a month. After that they are shredded, and one has to begin again.'),
      ].join(''),
    },
    attachments: [applicationForm],
    picture: shows(
      'tiered-roofs',
      'Temple roofs against the evening, on the way from the bus park to the college',
    ),
  },
  {
    fields: {
      title: 'Entrance tests and the merit list',
      description: [
        p(
          'The college’s own test is for BCA and BBA. It is set by five teachers who do not teach in the first semester, printed on the evening before, and marked by number only. Old papers can be read in bay 4 of the library and at the guard’s window.',
        ),
        table(
          ['What counts', 'BCA', 'BBA', 'BIM and BSc CSIT'],
          ['Entrance', '60', '50', 'as the university ranks it'],
          ['Class twelve', '30', '30', 'must be passed as required'],
          ['Conversation', '10', '20', 'does not change the rank'],
        ),
        h3('On the morning of the test'),
        dots(
          'Doors open at seven; whoever arrives after a quarter past eight is not let in.',
          'Candidates with an impaired hand or eye may bring a writer, or ask us for one three days before.',
          'There is tea afterwards, and somebody to calm the parents.',
        ),
        p(
          'Merit lists carry numbers instead of names. If you believe that yours is wrong you may see your paper, with the key beside it, on any of the following three days.',
        ),
      ].join(''),
    },
    picture: shows('lecture-hall', 'Empty seats of the great lecture hall before an entrance test'),
  },
  {
    fields: {
      title: 'Fees, instalments and refunds',
      description: [
        p(
          'Everything that the college charges stands in one table, which is decided in Asar and printed unchanged until the next. It can be downloaded below. There is no building fund, no compulsory donation and no charge for a certificate.',
        ),
        table(
          ['Programme', 'Admission', 'Semester', 'Deposit'],
          ['BSc CSIT', '20,000', '81,000', '5,000'],
          ['BCA', '18,000', '69,500', '5,000'],
          ['BIM', '17,000', '72,500', '5,000'],
          ['BBA', '16,000', '67,500', '5,000'],
          ['BBS (by the year)', '6,000', '39,500', '5,000'],
        ),
        h3('If you change your mind'),
        table(
          ['You leave', 'You get back'],
          ['before classes begin', 'everything but NPR 2,000'],
          ['in the first two weeks', 'tuition and deposit, not the admission fee'],
          ['until the first internal examination', 'half of the tuition, and the deposit'],
          ['later', 'the deposit'],
        ),
        p(
          'Refunds go to the account from which the money came, within fifteen working days. Nobody has to explain why, although we are glad to learn it.',
        ),
      ].join(''),
    },
    attachments: [feeTable],
    picture: shows('dhaka-cloth', 'Dhaka cloth in crimson and blue, as it hangs behind counter 1'),
  },
];
