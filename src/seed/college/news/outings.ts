import { dots, h2, h3, p, quote, shows, type Writing } from '../writing.ts';

/** Days and weeks outside the classroom. */
export const outings: readonly Writing[] = [
  {
    title: 'Up to the rhododendrons',
    when: { month: 3, day: 24 },
    time: '15:10',
    picture: shows('rhododendron', 'Wet crimson laligurans on the path to Chisapani'),
    text: () => [
      p(
        'Ninety-four students and nine teachers walked from Sundarijal to Chisapani on Saturday, under laligurans so full that the path was red.',
      ),
      p(
        'The botany was in the hands of Kamala Thapa, who before she became our librarian spent six years with the forest department. She had prepared a card with the four species to be found at that height, and a promise that whoever brought back a plucked flower would carry her rucksack.',
      ),
      p(
        'Nobody carried it. There was hail at two o’clock, soup at three, and a long discussion in the bus about whether the walk should become compulsory for commerce students.',
      ),
    ],
  },
  {
    title: 'What a terrace earns: BBA students count rice in Nuwakot',
    when: { month: 7, day: 12 },
    time: '09:15',
    picture: shows('terraces', 'Flooded terraces in Nuwakot in the planting season'),
    text: () => [
      p(
        'For five days in the planting season twenty-two students of the fourth semester lived with families above Trishuli and asked one question: what is left to a household when the rice is sold?',
      ),
      h2('Less than the textbooks say'),
      p(
        'They wrote down seed, fertiliser, hired bullocks, days of work and the price at the roadside. On average a ropani brought NPR 3,150 beyond what had been spent, if the family’s own labour counted for nothing. When it was counted at the district rate, two fields in three made a loss.',
      ),
      p(
        'Why do people plant nevertheless? Because, as one farmer told Sneha Dangol, a year without your own rice is a year in which you are a guest in your own kitchen.',
      ),
      p(
        'Course teacher Nirmala Joshi has turned the figures into the case that the whole semester will work on. Names of families are left out, and each received a copy in Nepali before anyone else.',
      ),
    ],
  },
  {
    title: 'Four days by the lake, with homework',
    when: 118,
    time: '11:55',
    picture: shows('lake', 'Painted boats on the lake at Pokhara before breakfast'),
    text: (on) => [
      p(
        `The final-year excursion of BBS led to Pokhara from ${on.day(-9)} onwards. Its subject was not the view, although the view was given an hour before breakfast on each morning, but the accounts of three small hotels.`,
      ),
      p(
        'The owners had agreed to open their books to six groups. One keeps them on paper, one in a spreadsheet, one in the head of his mother; the last, to everyone’s surprise, was right to within NPR 400 over a whole season.',
      ),
      p(
        'On the third evening the groups presented what they would change. Two of their suggestions, a separate jar for service charge and a weekly count of linen, have been taken up already.',
      ),
      p(
        'The journey cost NPR 8,900 a head. Seven students paid half, thanks to the canteen fund, and nobody but the accountant knows who they were.',
      ),
    ],
  },
  {
    title: 'Booking by walkie-talkie: a BIM class studies homestays in Mustang',
    when: 395,
    time: '14:05',
    picture: shows('prayer-flags', 'Five-coloured flags in the wind above Jharkot'),
    text: () => [
      p(
        'Above Jharkot the telephone signal comes and goes with the wind. How does a village with eleven homestays share out its guests when nobody can be called?',
      ),
      p(
        'Sixteen students of management of information systems travelled up by bus and on foot to find out, and to see whether a computer could help. Their report begins with an admission: the present method, two walkie-talkies and a woman of seventy with an excellent memory, is faster than anything they could have built.',
      ),
      h3('Where they could be of use'),
      dots(
        'A wall calendar that shows bookings three months ahead, so that families can plan their own journeys.',
        'A single page on the web, kept by a cousin in Jomsom, with prices that are the same for all.',
        'Receipts in two languages, printed in blocks of fifty.',
      ),
      p(
        'Sujan Bajracharya, who led the class, calls it the best lesson in system analysis that he has not had to give himself.',
      ),
    ],
  },
  {
    title: 'Forty telescopes’ worth of patience: our night under the stars at Nagarkot',
    when: { month: 12, day: 16 },
    time: '08:40',
    picture: shows('moonlight', 'The moon above the snow at Nagarkot, shortly after eleven'),
    text: () => [
      p(
        'The astronomy club owns one telescope, so the queue behind it was long. While they waited, its sixty guests learned to find their way with bare eyes: from the Plough to the Pole Star, from Orion’s belt to Sirius, and from there to the Nepali names that their grandparents use.',
      ),
      p(
        'Shortly after eleven the moon rose above the snow and ended the observation of everything else. Club president Yogesh Basnet had planned for it and handed out maps of its seas.',
      ),
      quote(
        'I have lived in Kathmandu for nineteen years and had never seen the Milky Way. It was there all the time.',
      ),
      p(
        'Blankets came from the hostel, tea from a thermos of twenty litres. The bus was back at the gate at half past six, in time for the first lecture, which the teachers had kindly moved to ten.',
      ),
    ],
  },
];
