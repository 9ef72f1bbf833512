import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in Devanagari as people type them. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('सीएसआईटी पढ्न सुरुदेखि अन्तिमसम्म कति पैसा चाहिन्छ', [records.wholeDegree, records.csit], {
    says: ['676,500', '६,७६,५००'],
    unit: 'NPR, BSc CSIT, whole course',
    mustNotSay: ['81,000', '८१,०००', '71,000'],
  }),
  answered('बीबीएको सेमेस्टर फी कति हो दाइ', [records.semesterFees, records.bba, records.feesAndRefunds], {
    says: ['67,500', '६७,५००'],
    unit: 'NPR, BBA, per semester',
    mustNotSay: ['564,500', '64,000'],
  }),
  answered('फी एकैचोटि तिर्न सकिनँ, भाग भाग गरेर तिर्न मिल्छ', [records.threeInstalments, records.payingFees]),
  answered('पानी कहिले आउँदैन कलेजमा', [records.waterTanks], {
    says: ['{{weekday+2 ne}}', '{{weekday+2}}'],
    unit: 'no water in the taps of the main building',
  }),
  answered('लिफ्ट चल्छ कि चल्दैन बत्ती नहुँदा', [records.noElectricity]),
  answered('जाडोमा बिहानको क्लास कति बजे सुरु हुन्छ', [records.winterHours], {
    says: ['6:45', '६:४५'],
    unit: 'first period in winter',
    mustNotSay: ['6:15–7:05'],
  }),
  answered('छोरी कलेज नआए घरमा खबर हुन्छ?', [records.progress]),
  answered('बुवाआमाको मिटिङ कति बजे छ', [records.parentsGathering], {
    says: ['बिहान ८ बजे', '8:00'],
    unit: 'gathering of parents',
  }),
  answered('मोटरसाइकल राख्ने ठाउँ छ', [records.vehicles]),
  answered('फोटो कति वटा लैजाने भर्ना हुन', [records.papersToBring], {
    says: ['चार फोटो', 'four passport'],
    unit: 'photographs on the day of admission',
  }),
  answered('सातौँ सेमेस्टरमा इन्टर्नसिप छ बीसीएमा?', [records.bca]),
  answered('दुई विषय लाग्यो भने के हुन्छ', [records.failedPaper]),
  answered('जुम्लाबाट आएको हुँ, फी माफ हुन्छ?', [records.remoteDistrictsInNepali, records.needBased]),
  answered('रक्तदान गर्न कति केजी हुनुपर्छ', [records.bloodDonation], {
    says: ['पैँतालीस'],
    unit: 'weight of donors, kilograms',
  }),
  answered('सरस्वती पूजा कहिले हो', [records.saraswatiNotice], {
    says: ['{{weekday+4 ne}}'],
    unit: 'Saraswati Puja',
  }),
  answered('वाइफाइको पासवर्ड कहाँ पाइन्छ', [records.wirelessPassword]),
  answered('तिहारको छुट्टी कति दिन छ', [records.tiharHolidays]),
  answered('बीबीएस नेपालीमा अन्तर्वार्ता दिन मिल्छ', [records.bbs, records.nepaliMedium]),
  answered('क्यान्टिनमा खाना के के पाइन्छ', [records.canteen]),
  answered('परीक्षामा मोबाइल लान पाइन्छ', [records.examConduct]),
  answered('जाँचको फारम कहिलेसम्म भर्ने बीबीएस', [records.examFormsInNepali], {
    says: ['{{weekday+15 ne}}'],
    unit: 'examination forms of BBS',
    mustNotSay: ['{{weekday+14}}'],
  }),
  answered('प्रोजेक्ट कुन कोठामा देखाउने', [records.projectsInNepali]),
  answered('नानी बिरामी भएर जाँच दिन सकिन भने', [records.internalExamOfBca]),
  unpublished('कलेजमा जिम छ'),
  unpublished('एमबीए पढाइ हुन्छ'),
  unpublished('बीएड कोर्स छ कि छैन'),
  unpublished('प्रिन्सिपलको मोबाइल नम्बर', { related: [records.principal, records.college] }),
  unpublished('युनिफर्मको रङ के हो'),
];
