import { openDayProgramme } from '../documents/tables.ts';
import { dots, h2, p, shows, table, type Writing } from '../writing.ts';

/** What is going to happen: invitations, each with its day and place. */
export const coming: readonly Writing[] = [
  {
    title: 'Open day: three hours, five programmes and not one speech',
    when: 6,
    time: '10:15',
    event: { later: 22, place: 'Main building and courtyard' },
    attachments: [openDayProgramme],
    picture: shows('hill-bus', 'A painted bus on a mountain road, the way by which many visitors come'),
    text: (on) => [
      p(
        `On ${on.weekday(22)} from eight to eleven all doors stand open. You may sit in on a lecture, take a computer apart, lose at table tennis against the registrar and ask anything of anybody who wears a marigold.`,
      ),
      table(
        ['Hour', 'Where', 'What'],
        ['8:00', 'Room 404', 'A computer in parts, and together again'],
        ['8:45', 'Lecture hall', 'A case about onions, for everyone'],
        ['9:30', 'Library', 'How to find a book that one cannot name'],
        ['10:15', 'Under the tree', 'Fees and scholarships, in plain words'],
      ),
      p(
        'Parents from outside the valley who cannot come on that day are shown round on any other. Ring us from the bus, and somebody will stand at the gate.',
      ),
    ],
  },
  {
    title: 'Winter fair: forty-two stalls and one rule',
    when: 10,
    time: '14:30',
    event: { later: 18, place: 'Courtyard' },
    picture: shows('winter-fog', 'Winter fog over the valley on a morning before the fair'),
    text: (on) => [
      p(
        `Students of BBA and BBS sell what they have made, grown or mended, on ${on.weekday(18)} from ten until the light goes. The rule: whoever cannot tell what a thing cost to make may not put a price on it.`,
      ),
      p(
        'Announced are radish pickle from seven districts, lokta notebooks, phone repairs while you wait, knitted caps for small heads and a stall that sells nothing but good advice, at five rupees a sentence.',
      ),
      dots(
        'Bring small notes and a bag.',
        'Dogs on a lead are welcome, and so are grandmothers without one.',
        'A tenth of all takings goes to the canteen fund.',
      ),
    ],
  },
  {
    title: 'What the river carries: a public lecture on stones, dams and floods',
    when: 7,
    time: '11:35',
    event: { later: 20, place: 'Great lecture hall' },
    picture: shows('river-stones', 'Rounded stones under clear water in a mountain river'),
    text: (on) => [
      p(
        `Hydrologist Dr. Menuka Basyal has walked eleven rivers from the glacier to the plain, weighing gravel. She speaks on ${on.weekday(20)} at half past three, for an hour, and answers for as long as anybody asks.`,
      ),
      h2('Three stones on the desk'),
      p(
        'One is from a moraine in Langtang, one from under a bridge at Melamchi after the flood of 2021, the third from a kitchen garden in Sarlahi. By the end, she promises, everyone will be able to say which is which and why that matters for a turbine.',
      ),
      p(
        'Entry is free and open to the neighbourhood. The lecture is in Nepali, slides are in English, and students of class eleven get the front rows.',
      ),
    ],
  },
  {
    title: 'कविता साँझ: आफ्नै भाषामा आफ्नै शब्द',
    when: 12,
    time: '13:10',
    event: { later: 42, place: 'पूर्वी भवनको चोक' },
    picture: shows('suspension-bridge', 'गहिरो खोँचमाथि झुन्डिएको पुल, पारिपट्टि उज्यालो गाउँ'),
    text: (on) => [
      p(
        `साहित्य क्लबको आयोजनामा ${on.bar(42)} साँझ ४ बजे कविता वाचन हुने भएको छ। नेपाली, नेपालभाषा, तामाङ, मैथिली, थारू र लिम्बू भाषाका बाह्र जना विद्यार्थी कविले आ–आफ्ना रचना सुनाउनेछन्।`,
      ),
      p(
        'हरेक कविताको एक पाना भावानुवाद श्रोतालाई बाँडिनेछ, तर वाचन भने मातृभाषामै हुनेछ। शब्द नबुझिए पनि लय बुझिन्छ भन्ने हाम्रो विश्वास छ।',
      ),
      p('मञ्चमा दियो मात्र बालिनेछ, माइक प्रयोग हुने छैन। चिया र भुटेको मकै खाजाघरको तर्फबाट निःशुल्क रहनेछ।'),
    ],
  },
];
