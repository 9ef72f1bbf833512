import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali in its own letters. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('शुल्क कति हो?', [records.semesterFees, records.feesAndRefunds, records.wholeDegree]),
  answered('बीबीएस पढ्न चार वर्षमा जम्मा कति लाग्छ', [records.wholeDegree, records.bbs], {
    says: ['172,500'],
    unit: 'NPR, BBS, four years',
    mustNotSay: ['39,500', '३९,५००', '38,000'],
  }),
  answered('फारम भर्ने अन्तिम दिन कहिले हो', [
    records.examForms,
    records.examFormsInNepali,
    records.admissionOpenInNepali,
    records.admissionOpen,
    records.whenToApply,
  ]),
  answered('छोरा फेल भयो भने के गर्ने होला', [records.failedPaper]),
  answered('छोरीलाई बस्ने ठाउँ मिल्छ कि मिल्दैन', [records.hostel]),
  answered('बत्ती कहिले जान्छ', [records.noElectricity]),
  answered('तिहारपछि कलेज कहिले खुल्छ', [records.tiharHolidays]),
  answered('किस्ताको निवेदन कहिलेसम्म दिने', [records.threeInstalments], {
    says: ['{{day+10 ne}}'],
    unit: 'last day of the application',
    mustNotSay: ['{{day+62 ne}}', '{{day+108 ne}}'],
  }),
  answered('कर्णालीबाट आएकालाई छुट छ?', [records.remoteDistrictsInNepali]),
  answered('अपाङ्ग परिचयपत्र हुनेले कति छुट पाउँछ', [records.remission, records.scholarshipsInNepali], {
    says: ['100 %'],
    unit: 'off the tuition, class A or B',
    mustNotSay: ['75 %', '50 %', '15 %', '10 %'],
  }),
  answered('गेस पेपर होइन पुरानो प्रश्नपत्र कहाँ पाइन्छ', [records.libraryUntilNine, records.entranceTests]),
  answered('आमाबुवालाई कलेजले कहिले बोलाउँछ', [records.parentsGathering, records.progress]),
  answered('बाइक राख्ने ठाउँ छ?', [records.vehicles]),
  answered('मोबाइल लिएर परीक्षा हलमा जान पाइन्छ?', [records.examConduct]),
  answered('प्रवेशपत्र भाइले लिन मिल्छ?', [records.admitCards]),
  answered('वाइफाइ चलेन, कसलाई भन्ने', [records.wirelessPassword]),
  answered('किताब हरायो, के गर्नुपर्छ', [records.returnBooksInNepali, records.booksDue]),
  answered('प्रिन्सिपल को हो', [records.principal]),
  answered('बीसीए सकेपछि कस्तो जागिर पाइन्छ, तलब कति', [records.bca]),
  answered('कार्यालयको फोन नम्बर दिनुस् न', [records.college], {
    says: ['+977-1-5550100'],
    unit: 'telephone of the office',
  }),
  answered('रगत दिन कति तौल चाहिन्छ', [records.bloodDonation], {
    says: ['पैँतालीस'],
    unit: 'kilograms',
  }),
  unpublished('एमबीए पढाइ हुन्छ?', { related: [records.bba, records.bbs] }),
  unpublished('कलेजमा क्रिकेट मैदान छ?', {
    related: [records.trials, records.principal, records.sportsPictures],
  }),
  unpublished('नागरिकता बनाउन के चाहिन्छ', { related: [records.papersToBring] }),
];
