import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Devanagari as people type them. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('बीसीए सक्न जम्मा कति खर्च हुन्छ', [records.wholeDegree, records.bca], {
    says: ['582,500'],
    unit: 'NPR, BCA, whole course',
    mustNotSay: ['69,500', '62,000', '६९,५००'],
  }),
  answered('किस्ताको दोस्रो भाग कहिले तिर्ने', [records.threeInstalments], {
    says: ['{{day+62}}', '{{day+62 ne}}'],
    unit: 'second instalment',
  }),
  answered('प्रवेश परीक्षामा कति प्रश्न आउँछ', [records.entranceExam, records.entranceTests, records.bca], {
    says: ['एक सय', 'hundred'],
    unit: 'questions of the college entrance',
  }),
  answered('विद्यार्थी परिषद्को चुनाव कहिले हो', [records.councilElection], {
    says: ['{{weekday+16}}'],
    unit: 'votes for the council',
  }),
  answered('क्यालकुलेटर लिएर जाँच दिन पाइन्छ', [records.examConduct]),
  answered('छोराले पढ्दैन कि के हो, कसरी बुझ्ने', [records.progress]),
  answered('गार्डसँग पुराना प्रश्नपत्र पाइन्छ रे हो', [records.entranceTests, records.libraryUntilNine]),
  answered('भर्ना रद्द गरे धरौटी फिर्ता हुन्छ कि हुँदैन', [records.feesAndRefunds]),
  answered('कोठा भाडामा लिन कति पर्छ केटाहरूलाई', [records.hostel], {
    says: ['5,000', '५,०००'],
    unit: 'rooms in the quarter, from',
    mustNotSay: ['11,500', '११,५००'],
  }),
  answered('बाहिरको मान्छेले लाइब्रेरी चलाउन पाउँछ?', [records.libraryUsers]),
  answered('तिहारमा कलेज कहिलेसम्म बन्द', [records.tiharHolidays], {
    says: ['{{day+13 ne}}'],
    unit: 'last day of the Tihar holidays',
  }),
  unpublished('शिक्षकको जागिर खुलेको छ?'),
  unpublished('कलेजमा स्विमिङ सिकाउँछन्'),
];
