import { dots, h2, p, quote, shows, type Writing } from '../writing.ts';

/** The year’s feasts, and the customs of the house. */
export const festivals: readonly Writing[] = [
  {
    title: 'A thousand lamps on the steps',
    when: { month: 11, day: 6 },
    time: '19:10',
    event: { later: 0, place: 'Great stairs of the main building' },
    picture: shows('lamps', 'Hundreds of clay lamps on the great stairs in the dark'),
    text: () => [
      p(
        'On the last evening before the Tihar holidays the first-year classes lit the great stairs, as they have done since the college had stairs. A thousand and eight clay lamps were ordered in Thimi; nine arrived broken and were replaced by cups from the canteen.',
      ),
      p(
        'Deusi was sung in Nepali, Nepal Bhasa, Tamang and Tharu, and the groups went from department to department. The accounts section paid with a bag of oranges and a request to be sung about more kindly next year.',
      ),
      p(
        'Collected were NPR 38,450. The student council has passed them to the hostel of a school for the blind in Kirtipur, where the choir will sing again in spring.',
      ),
    ],
  },
  {
    title: 'When the kites go up, the syllabus comes down',
    when: { month: 10, day: 6 },
    time: '13:45',
    picture: shows('kites', 'Two paper kites about to cross strings over the terrace'),
    text: () => [
      p(
        'In the week before Dashain the roof terrace belongs to kites. Physics teacher Uma Pokharel gave up resisting some years ago and has made them part of the course: students build them from lokta paper and bamboo, measure the pull of the string, and explain the difference between the sky and their calculation.',
      ),
      p(
        'Seventeen kites took part in the contest on Friday. “Changa chait!” was heard as far as the ring road when the last two crossed strings, and the winner, built by Dipendra Chaudhary, sailed off towards Budhanilkantha with the loser’s line in tow.',
      ),
      p(
        'String coated with glass was not allowed, because of the birds and of the riders of motorcycles. Eleven metres of torn line were picked off neighbouring roofs the same afternoon.',
      ),
    ],
  },
  {
    title: 'Two hundred and twelve new names',
    when: 22,
    time: '10:25',
    picture: shows('marigolds', 'Marigold garlands at the door through which the new students came'),
    text: (on) => [
      p(
        'With tika, a marigold garland and a rather short speech, the college received its new students in the courtyard this morning. There are 212 of them: 61 in BBA, 48 in BCA, 40 in BSc CSIT, 36 in BBS and 27 in BIM.',
      ),
      p(
        'They come from thirty-nine districts. The longest way had Chhiring Lama of Humla, who was on the road for four days and asked first where one could sleep.',
      ),
      h2('The principal’s three requests'),
      dots(
        'Learn the name of the person who cleans your classroom.',
        'Ask for help in the second week, not in the week before the examination.',
        'Fail at something here, where it is cheap.',
      ),
      p(
        `Bridge courses in mathematics and English started at once and run until ${on.day(12)}. Second-year students act as companions, one for every six newcomers.`,
      ),
    ],
  },
  {
    title: 'Slates, first letters, and a new piano tuner at Saraswati Puja',
    when: { month: 1, day: 25 },
    time: '12:45',
    text: () => [
      p(
        'On the feast of the goddess of learning the gate stands open to the whole neighbourhood. Small children came to write their first letter on the wall of the chautari, guided by students who had scrubbed it white the day before.',
      ),
      p(
        'The music room, silent for most of the winter, had been put in order by Anup Maharjan of the second semester, who taught himself tuning from a manual of 1962. Its piano was played for the first time in seven years.',
      ),
      p(
        'Tradition wants that books rest on this day. The library therefore lends nothing and serves puffed rice, sweet potatoes and peas instead.',
      ),
    ],
  },
  {
    title: 'Reading a city from its roofs',
    when: 54,
    time: '15:35',
    event: { later: -2, place: 'Asan to Patan, on foot' },
    picture: shows('tiered-roofs', 'The tiered roofs of Patan against a golden evening sky'),
    text: () => [
      p(
        'Why does a temple’s upper roof hang steeper than the lower one? Why are the struts carved where rain can hardly reach them? The heritage walk of the culture club went looking for answers between Asan and Patan, mostly with the head tilted back.',
      ),
      p(
        'Guide was Sanu Kaji Tamrakar, a retired coppersmith who has worked on eleven gilded roofs and can tell from the street where a sheet was replaced. He let the group hold a repoussé hammer of his grandfather’s, worn to the shape of a thumb.',
      ),
      quote(
        'Count the roofs, and you know the builder’s purse. Count the pigeons, and you know whether anyone still comes.',
      ),
      p(
        'The walk will be repeated for parents. Those who want to prepare themselves will find a sketch map, drawn by Pooja Shakya of BIM, on the board beside the reading hall.',
      ),
    ],
  },
  {
    title: 'Three hundred saplings on a bare slope',
    when: { month: 6, day: 28 },
    time: '16:05',
    picture: shows('saplings', 'The slope above Gokarna with its new rows of saplings'),
    text: () => [
      p(
        'Alder above, lapsi and chilaune below: with the first rains of Asar the environment club planted the slope over Gokarna that burned two springs ago. Villagers had dug the holes, a hundred and six students carried the saplings up in dokos, and by noon all three hundred stood in the ground.',
      ),
      p(
        'Planting is the easy part. Of last year’s trees one in four did not live through the dry months, so each class has adopted a row and a calendar: watering until Bhadra, weeding in Mangsir, a count in Chait.',
      ),
      p(
        'The forest users’ group has given the slope a name, Bidyarthi Ban. Its first firewood is to be cut in about fourteen years, when the planters will be old enough to complain about the climb.',
      ),
    ],
  },
];
