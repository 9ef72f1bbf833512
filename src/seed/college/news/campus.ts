import { dots, h2, p, quote, shows, table, type Writing } from '../writing.ts';

/** What was built, mended and opened. */
export const campus: readonly Writing[] = [
  {
    title: 'The library now closes at nine',
    when: 3,
    time: '11:20',
    picture: shows('library-shelves', 'A green lamp on a reading table in front of crowded shelves'),
    text: (on) => [
      p(
        `Since ${on.day(-2)} the library stays open until nine in the evening, three hours longer than before. The change follows a count made by librarian Kamala Thapa, who found that forty to sixty readers were being sent home each day when the bell rang at six.`,
      ),
      p(
        'Two second-year students are employed at the issue desk in the evening, on a stipend of NPR 6,500 a month. Lending closes at half past eight; after that the hall is for reading only.',
      ),
      h2('What else has changed'),
      dots(
        'The reference shelves for computer science have moved next to the windows, where there are sockets under every table.',
        'Past question papers of the last eight years are bound by programme and stand in bay 4.',
        'Old newspapers are kept for six months instead of three.',
      ),
      p(
        'Readers who walk home to Handigaun or Dhumbarahi can leave with the guard who changes shift at five past nine.',
      ),
    ],
  },
  {
    title: 'Eleven months, four carpenters, one window: the east wing has its sanjhya back',
    when: 96,
    time: '13:05',
    picture: shows('carved-window', 'The restored bay window in its brick wall, under the shadow of leaves'),
    text: () => [
      p(
        'The carved bay window of the east wing was taken down after the earthquake of 2015 and had lain in numbered pieces under a tarpaulin ever since. Last week it went back into the wall.',
      ),
      p(
        'Master carpenter Rajman Shilpakar and three apprentices from Bungamati worked on it in the old cycle shed. Of the 214 pieces, 171 could be used again; the others were cut anew from sal wood, without nails, after photographs lent by a neighbour.',
      ),
      quote('People ask which pieces are new. If you cannot see it from the courtyard, we did it properly.'),
      p(
        'The work cost NPR 18.4 lakh, of which former students gave a little more than half. A board with every donor’s name, from NPR 100 upwards, hangs inside the door.',
      ),
      p(
        'Behind the window is no office but a small room with a bench, open to anyone who wants to sit for an hour.',
      ),
    ],
  },
  {
    title: 'A second computer room opens on the fourth floor',
    when: 41,
    time: '10:00',
    dated: -1,
    picture: shows('computer-room', 'The new computer room at dusk, code on every screen'),
    text: (on) => [
      p(
        'Students of BCA, BIM and BSc CSIT no longer share one laboratory in three shifts. Room 404, until recently a store for broken desks, holds forty workstations with 16 GB of memory each, wired to the college’s own server.',
      ),
      p(
        'The machines run Linux, were assembled by sixth-semester students during their network practical, and cost NPR 31 lakh with furniture, cabling and an inverter that lasts through a two-hour cut.',
      ),
      table(
        ['Time', 'Room 302', 'Room 404'],
        ['6:15–9:30', 'BCA', 'BSc CSIT'],
        ['9:45–13:00', 'BIM', 'BSc CSIT, projects'],
        ['13:30–16:30', 'open to all', 'open to all'],
      ),
      p(
        `Whoever wants a place in the open hours signs up on the sheet at the door; the first list was full by ${on.day(1)}.`,
      ),
    ],
  },
  {
    title: 'Rain from the roof now fills half of our tanks',
    when: { month: 7, day: 21 },
    time: '12:10',
    picture: shows('monsoon', 'Hills fading into one another in a July downpour'),
    text: () => [
      p(
        'Three weeks into the monsoon the new cistern under the volleyball court holds 86,000 litres, all of it collected from the roofs of the main building and the east wing.',
      ),
      p(
        'The idea came from a BBS project on running costs. Four students added up two years of tanker bills and showed that the college paid NPR 4.7 lakh for water in every dry season, more than for electricity.',
      ),
      p(
        'First rain is led away, the rest passes through gravel, sand and charcoal. It serves the toilets, the garden and the mop buckets; drinking water still comes from the filter on each floor and is tested every month.',
      ),
      p(
        'Engineer Milan Tuladhar expects the saved bills to pay for the cistern in under five years. A gauge beside the cycle stand shows the level, and first-year students have begun to bet tea on it.',
      ),
    ],
  },
  {
    title: 'The canteen is run by students now, and it made a profit',
    when: 133,
    time: '14:40',
    picture: shows('kettle', 'A tin kettle and steaming glasses on a blue table'),
    text: () => [
      p(
        'When the canteen’s contractor left, nobody applied for the tender. Nine students of BBA and BBS did something else: they wrote a plan of twelve pages and asked for the keys.',
      ),
      p(
        'In their first quarter they served 23,000 cups of tea and 9,400 plates of food, paid two cooks properly, and closed with NPR 61,300 in hand. A third of that has gone into a second gas stove, the rest into a fund from which classmates in difficulty may eat without paying.',
      ),
      p(
        'The menu is short: dal bhat until noon, then chiura, chana, eggs and whatever fruit is cheap in Kalimati that morning. Prices hang at the counter together with what the ingredients cost.',
      ),
      p(
        'Accounts are open to any student on request, an offer that eleven have taken up and that two used to point out mistakes.',
      ),
    ],
  },
  {
    title: 'A counsellor is in the house four days a week',
    when: 175,
    time: '09:50',
    text: () => [
      p(
        'Rojina Rai, a psychologist with nine years of practice, has moved into the quiet room behind the reception. She sees students from Sunday to Wednesday between eight and one.',
      ),
      p(
        'Nobody needs a teacher’s note to come. Appointments are made by slipping a folded card under the door or by writing to <a href="mailto:counsel@pipalchaur.example">counsel@pipalchaur.example</a>; neither appears in any file of the administration.',
      ),
      p(
        'In the first month most visitors wanted to talk about examinations, money at home, and whether to go abroad. “Often one hour is enough to turn a fog into three separate problems,” says Rai.',
      ),
      p(
        'For nights and holidays, the numbers of two helplines are printed on the back of every identity card issued from this intake on.',
      ),
    ],
  },
];
