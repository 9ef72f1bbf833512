import type { Letter } from './letter.ts';

type Person = readonly [name: string, address: string, phone: string, email: string];
type Wish = readonly [program: string, previousCollege: string, message: string];

const from = (
  [name, address, phone, email]: Person,
  [program, prev_college, message]: Wish,
  hoursAgo: number,
): Letter => ({ fields: { name, address, phone, email, program, prev_college, message }, hoursAgo });

const viewed = (letter: Letter): Letter => ({ ...letter, isView: true });

/** The newest first. Nobody of these is real: their mail leads nowhere. */
export const applications: readonly Letter[] = [
  from(
    ['Bipana Chaudhary', 'Tikapur-5, Kailali', '9840000117', 'bipana.chaudhary@mail.example'],
    [
      'BSc CSIT',
      'Tikapur Multiple Campus School',
      'My transcript comes next week by bus. May I sit the entrance test before it arrives?',
    ],
    2,
  ),
  from(
    ['सुमन राई', 'दिक्तेल, खोटाङ', '९८४००००२१८', ''],
    [
      'BBS',
      'सरस्वती माध्यमिक विद्यालय',
      'म बिहानको कक्षामा पढेर दिउँसो काम गर्न चाहन्छु। त्यस्तो मिल्छ कि मिल्दैन, फोनमा भनिदिनुहोला।',
    ],
    5,
  ),
  from(
    ['Aayush Shakya', 'Patan Dhoka, Lalitpur', '+977 984-0000319', 'aayush.shakya@mail.example'],
    ['BCA', 'Patan Higher Secondary School', ''],
    9,
  ),
  from(
    ['Muskan Khatun', 'Birgunj-13, Parsa', '9840000420', 'muskan.khatun@mail.example'],
    [
      'BBA',
      'Himalaya Public School, Birgunj',
      'Is there a hostel for girls near the college, or a list of families who let rooms?',
    ],
    26,
  ),
  viewed(
    from(
      ['Dawa Yangzom Sherpa', 'Salleri, Solukhumbu', '9840000521', 'dawa.sherpa@mail.example'],
      [
        'BIM',
        'Garma Secondary School',
        'I apply for the scholarship for remote districts as well. The letter of the ward is with my uncle in Kathmandu.',
      ],
      31,
    ),
  ),
  viewed(
    from(
      ['Rojan Maharjan', 'Kirtipur-3, Kathmandu', '9840000622', 'rojan.maharjan@mail.example'],
      [
        'BSc CSIT',
        'Kirtipur Science School',
        'I repaired the computers of my school for two years; does that count for anything?',
      ],
      50,
    ),
  ),
  viewed(
    from(
      ['प्रतीक्षा भुसाल', 'तानसेन-४, पाल्पा', '९८४००००७२३', 'pratiksha@mail.example'],
      ['BBA', 'पाल्पा आवासीय विद्यालय', 'प्रवेश परीक्षा कुन भाषामा हुन्छ?'],
      75,
    ),
  ),
  viewed(
    from(
      ['Ashok Kumar Yadav', 'Janakpur-8, Dhanusha', '9840000824', ''],
      [
        'BCA',
        'Model School Janakpur',
        'Please call after five in the afternoon, I work in a shop until then.',
      ],
      98,
    ),
  ),
  viewed(
    from(
      ['Nima Tamang', 'Dhunche, Rasuwa', '9840000925', 'nima.tamang@mail.example'],
      ['BBS', 'Rasuwa Secondary School', ''],
      123,
    ),
  ),
  viewed(
    from(
      ['Shristi Adhikari', 'Damauli, Tanahun', '9840001026', 'shristi.adhikari@mail.example'],
      [
        'BIM',
        'Satyawati School',
        'My sister studied here until last year and said that I should write to you first.',
      ],
      170,
    ),
  ),
  viewed(
    from(
      ['Kushal Bohara', 'Dadeldhura', '9840001127', 'kushal.bohara@mail.example'],
      [
        'BSc CSIT',
        'Amarapur School',
        'From my village it takes two days. Can the interview be held over the telephone?',
      ],
      219,
    ),
  ),
  viewed(
    from(
      ['Elisha Gurung', 'Lakeside, Pokhara', '9840001228', 'elisha.gurung@mail.example'],
      [
        'BBA',
        'Gandaki Boarding School',
        'I would like to come for a day and sit in a class before I decide.',
      ],
      290,
    ),
  ),
  {
    ...from(
      ['Top Rank Service', 'Online', '0000000000', 'rank@spam.example'],
      [
        'BCA',
        'None',
        'First page of every search engine, guaranteed: http://rank.spam.example and http://links.spam.example',
      ],
      40,
    ),
    isSpam: true,
  },
];
