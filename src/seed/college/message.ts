import { p, type Standing, shows } from './writing.ts';

/** The letter of the principal. */
export const messages: readonly Standing[] = [
  {
    fields: {
      name: 'Dr. Sarita Maharjan, Principal',
      description: [
        p('Dear visitor,'),
        p(
          'you are probably reading this because a decision is due: your own, your daughter’s, your brother’s. Let me therefore begin with what a principal seldom writes. There are good colleges in this city besides ours, and for some people they are the better choice. Come and look before you believe anything, this page included.',
        ),
        p(
          'I came to Pipalchaur in 2006 to teach economics for one year. What kept me was a small thing. In my second week a student told me in front of everybody that my diagram was wrong; I checked it overnight, and it was. The next morning I said so, and instead of laughing the class asked me to draw it again. I have worked in larger houses where that could not have happened, in either direction.',
        ),
        p(
          'We are not a famous college. We have no swimming pool and no gate of marble, and our playing field slopes. What we have is time: classes of at most forty, an adviser for each student, a counsellor whose door has no list on it, and teachers who may be found on the stone seat under the tree when their lecture is over. Four in five who begin here finish. I am not content with that figure and shall tell you every autumn how it stands.',
        ),
        p(
          'To parents I should like to say this. You will know on the day of admission what the whole degree costs, to the rupee. You will be called when your child is absent for a week, not when the year is lost. And should money run short at home, please speak to us before you speak to a lender; in the eleven years that I have held this office nobody has had to leave for that reason.',
        ),
        p(
          'To those who will sit in the benches: bring a question. It need not be clever. The best that I was ever asked, by a girl from Rolpa on a rainy Tuesday, was why onions cost more than apples, and it lasted us for a month.',
        ),
        p('The kettle is on from seven. You are welcome.'),
        p('<em>Sarita Maharjan</em>'),
      ].join(''),
    },
    picture: shows(
      'portrait-principal',
      'Dr. Sarita Maharjan in a maroon sari and round glasses, before the shelves of her office',
    ),
  },
];
