import { dots, h2, p, type Standing, shows, steps } from '../writing.ts';

/** For those who come by another road, and for those who prefer to read Nepali. */
export const special: readonly Standing[] = [
  {
    fields: {
      title: 'Transfers, and students from abroad',
      description: [
        h2('From another college'),
        p(
          'A change is possible up to the fifth semester, at the beginning of a semester only, if the programme is the same and a seat is free. The university has to approve, which takes four to six weeks; until then you may sit in our classes as a guest.',
        ),
        steps(
          'Ask the coordinator whether there is a seat.',
          'Bring transcript, syllabus and a letter that your college lets you go.',
          'Agree on which papers count and which you have to make up for.',
        ),
        h2('From another country'),
        p(
          'Students from seven countries have finished here, most of them from India, Bhutan and Bangladesh. Twelve years of school are needed, with an equivalence certificate issued at Sanothimi; we help with the application and go there with you.',
        ),
        dots(
          'The fee is the same as for everyone.',
          'A student visa is arranged after admission, through the Department of Immigration, and costs what the Department charges.',
          'SAARC citizens do not need one for the first thirty days of orientation.',
          'Spoken Nepali is taught every afternoon of the first month, by those who learned it last year.',
        ),
      ].join(''),
    },
    picture: shows('kites', 'Kites above the roof terraces, each on a string of its own'),
  },
  {
    fields: {
      title: 'भर्ना प्रक्रिया संक्षेपमा',
      description: [
        p(
          'कक्षा बाह्रको नतिजा प्रकाशित भएको एक हप्तापछि आवेदन खुल्छ। फारम निःशुल्क छ; अनलाइन भर्न नसक्नेले सोधपुछ कक्षबाट कागजी फारम लिन सक्छन्।',
        ),
        steps(
          'मन परेका दुई कार्यक्रम छनोट गरी फारम भर्ने',
          'एक कार्यदिनभित्र आउने फारम नम्बर सुरक्षित राख्ने',
          'तोकिएको दिन प्रवेश परीक्षा दिने',
          'योग्यता सूचीमा नाम निस्किए अन्तर्वार्तामा आउने',
          'पाँच दिनभित्र भर्ना शुल्क बुझाई सिट पक्का गर्ने',
        ),
        p(
          'परीक्षाको दिन नीलो कलम, फोटो टाँसिएको रसिद र पानीको बोतल मात्र ल्याउनुहोला। भर्नाका लागि कुनै दलाल वा एजेन्टलाई रकम नदिनुहुन अनुरोध छ।',
        ),
        p('थप सोधपुछका लागि आइतबारदेखि शुक्रबारसम्म बिहान ७ देखि दिउँसो १ बजेभित्र एक्सटेन्सन २३ मा फोन गर्नुहोस्।'),
      ].join(''),
    },
    picture: shows('courtyard', 'साँझपख बत्ती बलेको इँटाको चोक'),
  },
];
