import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali, in Devanagari. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('छोरीले बीसीए सकेर जागिर पाई भने तलब कति हुन्छ होला', [records.bca], {
    says: ['38,000', '31,000', '36,500', '28,000'],
    unit: 'NPR a month, first position of a graduate of BCA',
    mustNotSay: ['34,000', '69,500'],
  }),
  answered('बीबीए हेर्ने संयोजक को हो', [records.bba], {
    says: ['Sabina Maharjan', 'सबिना महर्जन'],
    unit: 'coordinator of BBA',
    mustNotSay: ['Sujan Bajracharya', 'सुजन बज्राचार्य', 'Hari Sharan Lamsal', 'हरिशरण लम्साल'],
  }),
  answered('बीआईएम पढेर कस्तो ठाउँमा काम पाइन्छ भन्नुस् न', [records.bim]),
  answered('बाह्रमा भौतिक नपढेकोले सीएसआईटी पढ्न पाउँछ', [records.csit, records.admissionOpen]),
  answered('बीबीएसको अन्तर्वार्ता नेपालीमै दिए हुन्छ नि', [records.bbs]),
  answered('बीबीएमा करको विषय कति सेमेस्टरमा आउँछ', [records.bba], {
    says: ['Sixth Semester', 'छैटौँ सेमेस्टर'],
    unit: 'semester of BBA with Taxation in Nepal',
    mustNotSay: ['Third Year', 'तेस्रो वर्ष'],
  }),
  answered('बीबीएस दोस्रो वर्षको एउटा ब्याक पेपर भर्न कति लाग्छ', [records.examFormsInNepali], {
    says: ['७५०'],
    unit: 'रु., आंशिक परीक्षार्थी, प्रतिविषय, बीबीएस',
    mustNotSay: ['900', '3,200', '२,८००'],
  }),
  answered('परीक्षामा हिसाब गर्ने मेसिन लान पाइन्छ कि पाइँदैन', [records.examConduct]),
  answered('अर्को सेमेस्टरको पैसा कहिलेसम्म तिर्नुपर्ने हो', [records.semesterFees], {
    says: ['{{weekday+26}}', '{{weekday+26 ne}}'],
    unit: 'last day to pay the fee of the coming semester',
    mustNotSay: ['{{weekday+12 ne}}'],
  }),
  answered('किस्तामा तिर्दा दोस्रो पटकको कहिले बुझाउने', [records.threeInstalments], {
    says: ['{{day+62}}', '{{day+62 ne}}'],
    unit: 'due day of the second instalment',
    mustNotSay: ['{{day+16 ne}}', '{{day+108 ne}}'],
  }),
  answered('गरिबले पाउने छात्रवृत्तिको फारम घरमै छाप्न मिल्छ कि लिनै आउनुपर्छ', [records.needBased]),
  answered('गरिब विद्यार्थीको छात्रवृत्ति पर्‍यो कि परेन कसरी खबर आउँछ', [records.scholarshipsInNepali]),
  answered('बीबीएको भित्री जाँचको कापी आफैँले हेर्न मिल्छ', [records.internalResultsInNepali]),
  answered('टाइफाइड भएर दुई हप्ता कलेज गइनँ, हाजिरी के हुन्छ', [records.attendanceInNepali, records.attendance]),
  answered('बीसीएको प्रोजेक्ट देखाउन एउटा समूहलाई कति मिनेट दिन्छन्', [records.projectsInNepali], {
    says: ['पन्ध्र मिनेट'],
    unit: 'प्रत्येक समूहको प्रस्तुति',
    mustNotSay: ['दस मिनेट'],
  }),
  answered('दशैंको बिदामा किताब पढ्न लाइब्रेरी खुल्छ', [records.dashainHolidays, records.college]),
  answered('रगत दिन कति केजी हुनुपर्‍यो', [records.bloodDonation], {
    says: ['पैँतालीस किलो'],
    unit: 'रगत दिनेको तौल',
  }),
  answered('धारामा पानी नआएको दिन शौचालय कुन चलाउने', [records.waterTanks]),
  answered('कविता सुनाउने साँझमा माइक राख्छन्?', [records.poemEvening]),
  answered('खाजाघरमा दिउँसो के के पाक्छ', [records.canteen]),
  answered('पहिलेका वर्षका प्रश्न कहाँ गएर हेर्ने', [records.libraryUntilNine, records.entranceTests], {
    says: ['bay 4'],
    unit: 'place of past question papers in the library',
  }),
  answered('मेरी आमालाई मोबाइल चलाउन सिकाइदिने कोही छ', [records.mothersFriday]),
  answered('देउसी खेलेर उठेको पैसा कसलाई दिइयो', [records.thousandLamps], {
    says: ['school for the blind'],
    unit: 'receiver of what was collected at Tihar',
  }),
  answered('नुवाकोटमा एक रोपनी धानले खर्च कटाएर कति बच्यो', [records.riceTerraces], {
    says: ['NPR 3,150'],
    unit: 'a ropani of rice beyond what had been spent',
  }),
  answered('चङ्गाको प्रतियोगिता जित्ने केटा को', [records.kites], {
    says: ['Dipendra Chaudhary'],
    unit: 'winner of the kite contest',
  }),
  answered('अङ्ग्रेजी कमजोर छ मेरो, कलेजले केही गरिदिन्छ', [records.nepaliMedium, records.newStudents]),
  answered('भर्ना हुन कति थान फोटो लिएर आउने', [records.papersToBring], {
    says: ['four passport photographs', 'चार फोटो'],
    unit: 'photographs on the day of admission',
    mustNotSay: ['two passport photographs', 'फोटो दुई प्रति'],
  }),
  answered('जुम्लाबाट आउनेलाई कोठाभाडा पनि दिन्छ भन्ने सुनेको कति हो', [records.remoteDistrictsInNepali], {
    says: ['५,०००'],
    unit: 'रु., मासिक बासस्थान खर्च, पहिलो छ महिना',
    mustNotSay: ['11,500', '११,५००'],
  }),
  answered('एउटा मान्छेले भर्ना गराइदिन्छु पैसा देऊ भन्छ, दिनुपर्छ?', [
    records.howToApply,
    records.admissionInBriefInNepali,
  ]),
  answered('प्रिन्सिपलको नाम के हो', [records.principal], {
    says: ['Sarita Maharjan', 'सरिता महर्जन'],
    unit: 'principal',
    mustNotSay: ['Sabina Maharjan', 'सबिना महर्जन'],
  }),
  answered('शनिबार आउँदा कार्यालय खुला भेटिन्छ', [records.college], {
    says: ['Sunday to Friday'],
    unit: 'days on which the college is open',
  }),
  answered('छोराछोरी भएपछि पढ्न बसेकी कोही दिदी छिन् त्यहाँ', [records.sarita]),
  unpublished('तपाईंहरूकहाँ एघार बाह्रमा विज्ञान पढ्न कति लाग्छ', {
    related: [records.college],
    mustNotSay: ['81,000', '20,000'],
  }),
  unpublished('बीबीएस तेस्रो वर्षको नतिजा कहिले निस्कन्छ', {
    related: [records.bbs, records.bcaResults, records.internalResultsInNepali, records.retotalling],
    mustNotSay: ['{{day+52}}'],
  }),
  unpublished('होस्टेलमा हप्तामा कति दिन मासु पाक्छ', { related: [records.hostel], mustNotSay: ['११,५००'] }),
  unpublished('बिहेभोजका लागि सभाहल भाडामा पाइन्छ'),
  unpublished('पोसाक कस्तो लगाउनुपर्छ, कहाँ सिलाउने'),
  unpublished('बेलुका सूर्यविनायक फर्कने बस कति बजे छुट्छ', {
    related: [records.busRoutes, records.winterHours],
    mustNotSay: ['5:10', '6:05'],
  }),
  unpublished('छात्राको फुटबल टोलीको अर्को खेल कोसँग छ', { related: [records.womensFootball, records.trials] }),
  unpublished('बीबीए चौथो सेमेस्टरको बोर्ड परीक्षा कहिलेदेखि सुरु', {
    related: [records.bba, records.examForms, records.internalExamOfBca, records.internalResultsInNepali],
    mustNotSay: ['{{weekday+12}}', '{{weekday+14}}', '{{day+21}}'],
  }),
];
