import { h2, p, shows, steps, table, type Writing } from '../writing.ts';

/** Results, prizes and work to be proud of. */
export const achievements: readonly Writing[] = [
  {
    title: 'Forty-one of forty-four pass the sixth semester of BCA',
    when: 9,
    time: '16:15',
    picture: shows(
      'lecture-hall',
      'The great lecture hall, where the results of the sixth semester were read out',
    ),
    text: (on) => [
      p(
        'The university has published the results of the sixth semester. Of the forty-four students whom the college entered for BCA, forty-one passed in every paper, the best outcome since the programme began here.',
      ),
      table(
        ['Paper', 'Entered', 'Passed'],
        ['Mobile Programming', '44', '44'],
        ['Distributed Systems', '44', '42'],
        ['Applied Economics', '44', '43'],
        ['Advanced Java Programming', '44', '41'],
      ),
      p(
        'Prakriti Shahi leads the class with a grade point average of 3.91, ahead of Bibek Chaulagain with 3.87. Both learned to program here, having taken management in their school years.',
      ),
      p(
        `The three who have to repeat a paper are already meeting Anil Karmacharya, who coordinates the programme, for extra hours; their next attempt is on ${on.day(52)}.`,
      ),
    ],
  },
  {
    title: 'A loom in the browser',
    when: 58,
    time: '12:30',
    picture: shows('dhaka-cloth', 'A piece of dhaka in diamonds, woven after a pattern from the program'),
    text: () => [
      p(
        'Three students of BSc CSIT spent a winter among the weavers of Tehrathum and came back with a program. It draws dhaka patterns on screen, row by row, under the same rules by which a weaver counts threads.',
      ),
      p(
        'Ngima Sherpa, Sabina Limbu and Rohan Adhikari began with a question from Sabina’s aunt, who could weave forty motifs but had no way to show a customer a new one before spending three days on it. Their loom shows it in a second and prints the counting chart.',
      ),
      h2('Second place among sixty-two teams'),
      p(
        'At a national student fair in Dharan the jury praised that the program works without a connection and on a telephone six years old. The prize of NPR 75,000 has bought yarn and a tablet for the cooperative that taught them.',
      ),
      p(
        'The source code is free. A weaver in Ilam has already sent in the first pattern that nobody at the college had ever seen.',
      ),
    ],
  },
  {
    title: 'We lost the final by one goal and gained a team',
    when: 27,
    time: '17:45',
    picture: shows('playing-field', 'Players with long shadows on the striped grass of the final'),
    text: () => [
      p(
        'No one expected the women’s football team, formed only last year, to get beyond the group stage of the inter-college cup. It went through four rounds without conceding a goal, and met defeat only in the last minute of extra time.',
      ),
      p(
        'Goalkeeper Asmita Pariyar was voted player of the tournament. She trains on the gravel behind the science block, which is why, as her coach Tek Bahadur Gurung notes, grass does not frighten her.',
      ),
      steps(
        'Quarter-final: 2–0, goals by Manju Bhujel',
        'Semi-final: 0–0, won 4–3 on penalties',
        'Final: 0–1 after extra time',
      ),
      p(
        'Boots were a problem throughout the cup; eleven players shared eight good pairs. The alumni association has since promised a full set before the next season starts.',
      ),
    ],
  },
  {
    title:
      'Twenty problems, three hours and a great deal of chalk: the mathematics evening in its sixth year',
    when: 72,
    time: '18:50',
    event: { later: -1, place: 'Assembly hall' },
    picture: shows('chalk-curves', 'A spiral, a rose and a fading wave, left on the board after the evening'),
    text: () => [
      p(
        'Once a year the tables of the assembly hall are pushed to the walls, blackboards are put up in their place, and anyone may come and solve problems in public.',
      ),
      p(
        'This time a hundred and thirty did, among them a class-ten pupil from Chabahil who finished the problem of the three wells in eleven minutes, and a retired surveyor who needed forty but had the neater proof.',
      ),
      p(
        'Dr. Prakash Adhikari, who invents the questions on his morning walk, allows no calculators and no applause before the end. His favourite answer of the evening was wrong: “It was wrong in a way that I had not thought of, and I have been teaching for twenty-six years.”',
      ),
      p(
        'All twenty problems can be had from the mathematics department, without solutions; these are given out in exchange for an honest attempt.',
      ),
    ],
  },
];
