import type { DrawingName } from '../drawings/index.ts';
import { type Standing, shows } from './writing.ts';

/** @param semester of its faculty's titles */
function said(
  name: string,
  [faculty, semester]: readonly [string, string],
  description: string,
  [drawing, alt]: readonly [DrawingName, string],
): Standing {
  return { fields: { name, faculty, semester, description }, picture: shows(drawing, alt) };
}

/** What students say, in their own words. */
export const testimonials: readonly Standing[] = [
  said(
    'Anisha Lama',
    ['BSc CSIT', 'Sixth Semester'],
    'I came from Jumla with one bag and a fear of speaking. In the second week a girl I did not know saved me a seat, and in the fourth a teacher asked me to explain recursion to the row behind. Now I run the Thursday seminar, and the fear is somewhere under the bed.',
    ['portrait-plait', 'Anisha Lama, with a long plait, in the blue jacket of the college'],
  ),
  said(
    'Rupesh Chaudhary',
    ['BCA', 'Eighth Semester'],
    'My internship was at a hospital where the queue for blood tests began at four in the morning. Three of us wrote a small program and moved one table. It starts at six now, and my grandmother is prouder of the table.',
    ['portrait-curls', 'Rupesh Chaudhary in a denim jacket, smiling'],
  ),
  said(
    'सरिता विश्वकर्मा',
    ['BBS', 'Third Year'],
    'बिहान कलेज, दिउँसो सिलाइ पसल, बेलुका छोरीको गृहकार्य — यही मेरो दिनचर्या हो। लेखाको कक्षाले मेरै पसलको खाता मिलाइदियो। पढ्ने उमेर गयो भन्नेहरूलाई म अहिले आफ्नो नाफा देखाउँछु।',
    ['portrait-sari', 'हरियो सारी र रातो टीकामा सरिता विश्वकर्मा'],
  ),
  said(
    'Mehjabin Ansari',
    ['BBA', 'Fifth Semester'],
    'What surprised me was the question at the end of every case: who pays for this? At first I thought that it was about money. I have never read a balance sheet in the same way since.',
    ['portrait-headscarf', 'Mehjabin Ansari in a blue headscarf and a cream coat'],
  ),
  said(
    'Tshering Dorje Bhote',
    ['BIM', 'Fourth Semester'],
    'We spent a month following one form through a ward office, and it turned out that two of its four copies were never read by anybody. The officer laughed, then abolished them. That was the day on which I understood my subject.',
    ['portrait-beard', 'Tshering Dorje Bhote in a green pullover before evening lights'],
  ),
  said(
    'Krishna Prasad Bhattarai',
    ['BBS', 'Fourth Year'],
    'I began at fifty-three, after my sons had finished. Nobody called me uncle for longer than a week, and the young man on my left still owes me a pencil. If your knees can manage the stairs, come.',
    ['portrait-topi', 'Krishna Prasad Bhattarai with his Dhaka cap and grey moustache'],
  ),
  said(
    'निर्जला थापा',
    ['BCA', 'Third Semester'],
    'व्यवस्थापन पढेर आएकीले कोडिङ भनेको के हो थाहै थिएन। पहिलो महिना रुवाएको सी भाषाले अहिले मलाई हाँस्न सिकाएको छ। ब्रिज कोर्स र साथीहरू नभएको भए म दसैँमै घर फर्किसक्थेँ।',
    ['portrait-shawl', 'माटो रङको सल ओढेकी निर्जला थापा'],
  ),
  said(
    'Prabin Magar',
    ['BSc CSIT', 'Second Semester'],
    'They hand you a box of parts and say: this is your computer. It took me nine evenings and a burnt cable. I have not been afraid of any machine from that time on.',
    ['portrait-glasses', 'Prabin Magar with square glasses and a crimson tie'],
  ),
  said(
    'Yangchen Gurung',
    ['BBA', 'Seventh Semester'],
    'Our canteen made a profit because we learned to say no to deep-fried everything. I chose small enterprise as my direction, and there is a bakery in Handigaun that expects me in spring.',
    ['portrait-fringe', 'Yangchen Gurung in a mustard kurta and round glasses'],
  ),
  said(
    'गोपालराज जोशी',
    ['BIM', 'Eighth Semester'],
    'सरकारी सेवाबाट अवकाश पाएपछि कम्प्युटर बुझ्ने रहर पूरा गर्न भर्ना भएँ। फाइल कहाँ अड्किन्छ भन्ने मलाई पहिल्यै थाहा थियो, किन अड्किन्छ भन्ने यहाँ सिकेँ। अन्तिम परियोजनामा मेरै पुरानो कार्यालयको दर्ता प्रणाली बनाएको छु।',
    ['portrait-silver', 'कालो कोट र नीलो टाईमा गोपालराज जोशी'],
  ),
];
