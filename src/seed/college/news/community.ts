import { dots, h2, p, shows, type Writing } from '../writing.ts';

/** The college and its neighbours. */
export const community: readonly Writing[] = [
  {
    title: 'One hundred and eighteen pints before lunch',
    when: 5,
    time: '14:20',
    event: { later: 0, place: 'Assembly hall' },
    text: () => [
      p(
        'At ten in the morning the queue reached from the assembly hall to the cycle stand. The blood donation camp, held with the transfusion service for the ninth time, took 118 pints, a number that surprised even the nurses, who had to send for more bags.',
      ),
      p(
        'Every third donor gave for the first time. For those who were turned away, mostly because of low iron, a dietician had set up a table with lentils, spinach and plain advice.',
      ),
      p(
        'Council president Aayush Tamang had promised to shave his head if the hundred was reached. The barber of the main gate did it free of charge, at a quarter past one, before a large public.',
      ),
    ],
  },
  {
    title: 'Where the roofs leak: students draw a map for the ward',
    when: { month: 8, day: 19 },
    time: '10:50',
    picture: shows('rain-on-roofs', 'Grey rain on the roofs behind the college, a few windows lit'),
    text: () => [
      p(
        'In the wettest weeks of the year thirty students of BSc CSIT went from door to door in the lanes behind the college and asked to see ceilings. They visited 412 houses and found 97 with water coming through.',
      ),
      p(
        'The map that came of it shows more than stains. Most leaks follow one row of zinc sheets laid in the same year by the same contractor; eleven houses share a gutter that ends above a transformer.',
      ),
      p(
        'The ward office has mended the gutter and asked whether the survey could be repeated for drains. Data and program stay with the ward; the college keeps neither names nor addresses.',
      ),
      p(
        'Each participant wrote a page on what had been hardest. The most frequent answer was not the code but the first sentence at a stranger’s door.',
      ),
    ],
  },
  {
    title: 'Mothers’ Friday in Room 302',
    when: 104,
    time: '09:35',
    text: () => [
      p(
        'They wanted to send pictures, pay the electricity bill and read messages from the school. Twenty-six women from the neighbourhood have now finished the first course that our students offer on six Friday afternoons.',
      ),
      p(
        'Teacher and pupil sit side by side, one to one, and no one touches the other’s telephone. Whatever has been learned is written into a notebook by hand, in the words of her who learned it.',
      ),
      p(
        'Durga Maya Karki, sixty-one, sold her first jar of lapsi pickle over the internet in the fifth week. By the sixth she had sold thirty and asked for a lesson on how to say no.',
      ),
      p(
        'The next course begins when twenty have put down their names with the guard. Childcare is in the hands of the drama club.',
      ),
    ],
  },
  {
    title: 'A rehearsal for the real thing',
    when: 19,
    time: '12:00',
    picture: shows('exam-desks', 'A mock examination before it begins: a paper and a pencil on every desk'),
    text: (on) => [
      p(
        'Silence, numbered desks, sealed papers and a clock that everybody can see: from this term on, each programme sits one mock examination under full conditions before it goes to the university’s centre.',
      ),
      p(
        'The first was held this week with 168 candidates. Head of examinations Ramesh Shakya walked the rows with a checklist of what goes wrong in a candidate’s head, and found the old faults: question three read as question two, twenty minutes lost on a ruler, and names written where the code belongs.',
      ),
      h2('What the markers saw'),
      dots(
        'Answers were shorter than at home, and better.',
        'Nearly a fifth of the candidates left a question out although they knew something about it.',
        'Diagrams without labels cost more marks than wrong formulas.',
      ),
      p(
        `Scripts come back by ${on.day(6)} with comments instead of marks. The marks are in an envelope at the office for those who insist.`,
      ),
    ],
  },
  {
    title: 'Noon haze, measured: twelve sensors on twelve roofs',
    when: 331,
    time: '11:40',
    picture: shows('noon-haze', 'The hills at noon, pale behind the haze that the sensors measure'),
    text: () => [
      p(
        'One can see the hills, or one cannot; so far that was our index of the air. Since last month twelve small sensors, built for NPR 4,200 apiece by students of the embedded systems course, report what is in it every ten minutes.',
      ),
      p(
        'They hang on the roofs of friends between Balaju and Bhaktapur, out of the rain and within reach of a neighbour’s wireless. A grey line on the screen in the lobby shows the valley’s average, a crimson one our own street.',
      ),
      p(
        'The first surprise: the worst hour is not the evening rush but seven in the morning, when cold air lies on the basin like a lid. The sports department has moved its running group to four in the afternoon.',
      ),
      p(
        'Dr. Adhikari warns against reading too much into cheap instruments. Two of them therefore stand beside an official station, so that their error can be known.',
      ),
    ],
  },
];
