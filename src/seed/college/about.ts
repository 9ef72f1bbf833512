import { dots, h2, h3, p, quote, type Standing, shows, steps } from './writing.ts';

/** Who the college is, and how it is governed. */
export const abouts: readonly Standing[] = [
  {
    fields: {
      title: 'A college that began with nine desks',
      description: [
        p(
          'In the winter of 1998 six teachers rented the upper floor of a rice store at Pipalchaur, borrowed nine desks from a primary school, and announced a morning course in commerce. Twenty-three people came. One of them, a bus conductor, is now the auditor of the canteen.',
        ),
        p(
          'The store was bought in 2004, with a loan that a cooperative of the quarter gave against nothing but signatures. Brick by brick it became the main building; the east wing followed in 2011, lost its carved window in the earthquake, and has had it back since last summer.',
        ),
        h2('The college in numbers'),
        dots(
          '1,026 students, 48 per cent of them women',
          '61 teachers, of whom 44 are employed full-time',
          '23,400 volumes in the library, and a reading hall of 120 seats',
          '39 districts from which this year’s first-year students came',
          '4 buses, 180 places for motorcycles, one pipal tree',
        ),
        p(
          'It belongs to a trust that may neither pay out a profit nor borrow on the tree. The accounts of each year are read aloud in the courtyard on the first Friday of Bhadra, and anybody may ask.',
        ),
      ].join(''),
      vision: [
        p(
          'A valley in which a young person from any district can learn a profession thoroughly, in the mornings, without debt, and remain close enough to home to be of use there.',
        ),
        quote('We do not ask how far our graduates go. We ask how many can come back when they like.'),
      ].join(''),
      mission: [
        p('Our work is to'),
        steps(
          'teach five programmes well rather than fifteen badly;',
          'keep classes so small that silence is noticed;',
          'tell applicants and parents the whole price before the first day;',
          'open laboratories, library and lecture hall to the neighbourhood when we do not need them.',
        ),
      ].join(''),
      goals: [
        h3('To be reached within five years'),
        dots(
          'Nine in ten students of every intake finish their degree; at present it is eight.',
          'A quarter of all tuition is remitted to those who cannot pay it.',
          'All teaching rooms can be reached without a step, the fourth floor included.',
          'The roofs supply as much electricity as both computer rooms consume.',
          'Each programme is examined every third year by two people who do not like us.',
        ),
      ].join(''),
      core_values: [
        dots(
          '<strong>Plainness.</strong> Rules, prices and marks are written so that nobody needs an interpreter.',
          '<strong>Patience.</strong> A question asked for the fourth time gets its fourth answer.',
          '<strong>Fairness.</strong> Papers are read without names, and mistakes of ours are corrected without a fee.',
          '<strong>Company.</strong> Like travellers at a chautari we sit down together, whoever arrived first.',
        ),
      ].join(''),
    },
    picture: shows(
      'moonlight',
      'Snow peaks by moonlight over the lights of the valley in which the college stands',
    ),
  },
  {
    fields: {
      title: 'हाम्रो परिचय',
      description: [
        p(
          'वि.सं. २०५५ सालमा छ जना शिक्षकको पहलमा धानको गोदामको माथिल्लो तलाबाट सुरु भएको पिपलचौर कलेज आज एक हजारभन्दा बढी विद्यार्थीको साझा घर बनेको छ। काठमाडौँ महानगरको मुटुमा रहे पनि यहाँको आँगनमा अझै गाउँको चौतारीजस्तै निर्धक्क कुरा गर्न पाइन्छ।',
        ),
        p(
          'बिहान सवा छ बजेदेखि पौने दस बजेसम्म चल्ने कक्षाले काम गर्दै पढ्न चाहनेलाई सजिलो बनाएको छ। पुस्तकालय, कम्प्युटर कक्ष र खाजाघर दिनभर खुला रहन्छन्।',
        ),
      ].join(''),
      vision: p(
        'जुनसुकै जिल्लाको विद्यार्थीले ऋण नबोकी, घरसँगको नाता नटुटाई गुणस्तरीय उच्च शिक्षा पाउने समाज हाम्रो सपना हो।',
      ),
      mission: dots(
        'थोरै विषय, तर राम्ररी पढाउने',
        'शुल्क र नियम सबैले बुझ्ने भाषामा पहिल्यै सुनाउने',
        'टोल–छिमेकसँग सीप र ठाउँ साटासाट गर्ने',
      ),
      goals: dots(
        'पाँच वर्षभित्र भर्ना भएका दसमध्ये नौ जना विद्यार्थीले पढाइ पूरा गर्ने वातावरण बनाउने',
        'शिक्षण शुल्कको एक चौथाइ रकम छात्रवृत्तिमा खर्च गर्ने',
        'ह्वीलचेयर प्रयोग गर्ने विद्यार्थी सबै कक्षामा पुग्न सक्ने भवन तयार पार्ने',
      ),
      core_values: p(
        'सरलता, धैर्य, निष्पक्षता र साथ — यी चार शब्द मुख्य ढोकाको काठमा कुँदिएका छन् र हरेक निर्णयअघि हामी तिनैलाई सम्झन्छौँ।',
      ),
    },
    picture: shows('carved-window', 'पूर्वी भवनको बुट्टेदार सन्झ्याल, मर्मतपछि फेरि आफ्नै ठाउँमा'),
  },
];
