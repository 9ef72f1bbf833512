import { scholarshipForm } from './documents/forms.ts';
import { dots, h3, p, type Standing, shows, steps, table } from './writing.ts';

/** Who is helped with the fees, by how much, and how to ask. */
export const scholarships: readonly Standing[] = [
  {
    fields: {
      title: 'Need-based scholarship: half or all of the tuition',
      description: [
        p(
          'Twenty-four places a year, twelve with the whole and twelve with half of the tuition, go to students whose families cannot raise it. The remission lasts until the degree, as long as two thirds of the papers are passed each year.',
        ),
        table(
          ['Yearly income of the household', 'Usual remission'],
          ['below NPR 300,000', 'whole'],
          ['NPR 300,000 to 500,000', 'half'],
          ['above', 'none, but see the loan below'],
        ),
        h3('How to ask'),
        steps(
          'Fetch the form of two pages from the counsellor, or print it from this page.',
          'Attach the ward’s letter and your last mark sheet.',
          'Hand it in sealed, without your name on the envelope.',
        ),
        p(
          'Those who miss out by little are offered a loan without interest from the alumni, repaid in thirty-six parts after the first salary.',
        ),
      ].join(''),
    },
    attachments: [scholarshipForm],
    picture: shows('dawn', 'Morning over the ridges, about the hour at which first lectures begin'),
  },
  {
    fields: {
      title: 'Merit awards for the best of each intake',
      description: [
        p(
          'The three highest in the entrance examination of every programme pay no tuition in the first year. From then on the award moves: it is given anew each year to the first three of the class, so that nobody can rest on a good morning two years ago.',
        ),
        dots('first rank: 100 per cent', 'second rank: 60 per cent', 'third rank: 40 per cent'),
        p(
          'No application is necessary. Holders of another remission keep the larger of the two; the smaller passes to the fourth in the list.',
        ),
      ].join(''),
    },
    picture: shows('exam-desks', 'Numbered desks in the hall, ready for an entrance test'),
  },
  {
    fields: {
      title: 'दुर्गम जिल्ला छात्रवृत्ति',
      description: [
        p(
          'कर्णाली र सुदूरपश्चिमका पहाडी जिल्लाका सरकारी विद्यालयबाट कक्षा बाह्र उत्तीर्ण गरेका आठ जना विद्यार्थीलाई हरेक वर्ष पूर्ण शिक्षण शुल्क मिनाहा गरिन्छ। साथै पहिलो छ महिना मासिक रु. ५,००० बासस्थान खर्च दिइन्छ।',
        ),
        h3('आवश्यक कागजात'),
        dots('विद्यालयको सिफारिस पत्र', 'कक्षा दसदेखि बाह्रसम्मको लब्धाङ्कपत्र', 'स्थायी ठेगाना खुल्ने कागज'),
        p('काठमाडौँ आइरहनु पर्दैन; निवेदन हुलाकबाट वा इमेलमा पठाए पुग्छ र अन्तर्वार्ता फोनमै लिइन्छ।'),
      ].join(''),
    },
    picture: shows('saplings', 'खुला भिरालोमा लहरै रोपिएका कलिला बिरुवा, पछाडि कुहिरो लागेका डाँडा'),
  },
  {
    fields: {
      title: 'The Dhruba Tara fund for women in computing',
      description: [
        p(
          'Tara Shrestha taught mathematics here for twenty years and left her flat to the college. Its rent pays for four women in BCA or BSc CSIT: a laptop at the beginning, half of the tuition, and the journey to one conference.',
        ),
        p(
          'Candidates are proposed by any teacher of theirs, at school or here, in a letter that describes something they built, repaired or found out. Grades are looked at last.',
        ),
        p('In nine years the fund has had thirty-three holders; two of them now teach in Room 404.'),
      ].join(''),
    },
    picture: shows('computer-room', 'Screens aglow in the laboratory on the fourth floor at sunset'),
  },
  {
    fields: {
      title: 'Sports and arts: a third off for those who give their evenings',
      description: [
        p(
          'Players of the college’s teams, the choir, the drama club and the editors of the yearbook spend hours that others spend earning. Up to fifteen of them a year receive a third of their tuition back at the end of it.',
        ),
        p(
          'Coaches and club presidents hand in a list in Jestha. What counts is who came, who carried the mats home, and who taught the younger ones; trophies are not asked about.',
        ),
      ].join(''),
    },
    picture: shows('playing-field', 'A match on our sloping field, drawn from the terrace above it'),
  },
  {
    fields: {
      title: 'Remission for staff, neighbours and siblings',
      description: [
        p('Some reductions follow from who one is, and need only proof:'),
        table(
          ['Who', 'Off the tuition', 'Proof'],
          ['children of employees', '75 %', 'none'],
          ['residents of the ward since ten years', '15 %', 'letter of the ward'],
          ['second and further child of a family', '10 %', 'copy of the birth registration'],
          ['students with a disability card of class A or B', '100 %', 'the card'],
          ['children of those who lost a parent in the earthquake', '50 %', 'letter of the district'],
        ),
        p('They can be asked for at any time of the year, and take effect with the next bill.'),
      ].join(''),
    },
    picture: shows('marigolds', 'Marigold garlands over the blue door of the accounts section'),
  },
];
