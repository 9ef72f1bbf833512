import { winterCalendar } from '../documents/tables.ts';
import { dots, p, shows, table, type Writing } from '../writing.ts';

/** From the administration: the building and its days. */
export const house: readonly Writing[] = [
  {
    title: (on) => `No electricity on ${on.day(3)} from 9 to 1`,
    when: 1,
    time: '07:10',
    text: () => [
      p(
        'The distribution board of the main building is being replaced. The lift, the projectors and both computer rooms are out of service while the work lasts; lectures go on by daylight.',
      ),
      p('The inverter is reserved for the server and the vaccine refrigerator of the health desk.'),
    ],
  },
  {
    title: 'Winter hours of the morning classes',
    when: { month: 11, day: 14 },
    time: '13:15',
    attachments: [winterCalendar],
    picture: shows('dusk', 'The sun going down behind the western ridges'),
    text: (on) => [
      p(
        `Because of fog and cold, morning classes begin half an hour later from ${on.weekday(4)} until the end of Magh.`,
      ),
      table(
        ['Period', 'Until now', 'In winter'],
        ['First', '6:15–7:05', '6:45–7:30'],
        ['Second', '7:05–7:55', '7:30–8:15'],
        ['Break', '7:55–8:10', '8:15–8:30'],
        ['Third', '8:10–9:00', '8:30–9:15'],
        ['Fourth', '9:00–9:50', '9:15–10:00'],
      ),
      p('Buses leave their first stop thirty minutes after the times on the card.'),
    ],
  },
  {
    title: 'Changed bus routes',
    when: 84,
    time: '16:10',
    text: (on) => [
      p(`With the bridge at Tinkune under repair, two of the four buses take other roads from ${on.day(3)}.`),
      table(
        ['Bus', 'Start', 'By way of', 'At the college'],
        ['1', 'Suryabinayak, 5:10', 'Koteshwor, Baneshwor', '6:05'],
        ['2', 'Kalanki, 5:20', 'Balkhu, Tripureshwor', '6:05'],
        ['3', 'Budhanilkantha, 5:30', 'Chakrapath, Maharajgunj', '6:00'],
        ['4', 'Satdobato, 5:25', 'Gwarko, Shantinagar', '6:05'],
      ),
      p('Passengers of Jadibuti use the stop in front of the petrol pump.'),
    ],
  },
  {
    title: 'Found, and waiting to be fetched',
    when: 16,
    time: '14:55',
    dated: -1,
    text: (on) => [
      p('In the drawer of the reception lie:'),
      dots(
        'four umbrellas, one of them very good',
        'a silver ring with an initial',
        'a calculator with a sticker of a snow leopard',
        'two left gloves',
        'a notebook of poems, unsigned, which we have not read to the end',
      ),
      p(`What nobody has claimed by ${on.day(30)} goes to the jumble sale of the social service club.`),
    ],
  },
  {
    title: 'Earthquake drill',
    when: { month: 1, day: 14 },
    time: '10:55',
    text: (on) => [
      p(
        `On the eve of Earthquake Safety Day, and without any further announcement of the hour, the bell will ring for a minute between eight and eleven on ${on.weekday(1)}.`,
      ),
      p(
        'Drop, cover and hold until it stops; then walk to the volleyball court by the stairs marked green. Class representatives count heads and report to the man with the orange flag.',
      ),
    ],
  },
  {
    title: 'Vehicles',
    when: 410,
    time: '09:00',
    dated: -2,
    text: () => [
      p(
        'The yard has room for 180 motorcycles and not for one more. Parking is by sticker only, free for those who live farther than four kilometres away, and there is none for cars of students.',
      ),
      p('Cycles need no permission. They now have a roof, a pump and a vice, given by the class of 2018.'),
    ],
  },
];
