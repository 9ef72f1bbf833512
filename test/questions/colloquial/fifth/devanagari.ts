import { answered, type ColloquialQuestion, unpublished } from '../question.ts';
import { records } from '../records.ts';

/** Questions in Nepali, in Devanagari. */
export const devanagari: readonly ColloquialQuestion[] = [
  answered('घरमा पैसा पुगेन, शुल्क टुक्रा टुक्रा गरी तिर्न मिल्छ हजुर', [
    records.threeInstalments,
    records.feeDeadlineInNepali,
    records.payingFees,
  ]),
  answered('पहिलो सेमेस्टरका बाबुआमालाई कुन दिन बोलाएको हो', [records.parentsGathering], {
    says: ['{{weekday+8 ne}}'],
    unit: 'अभिभावक भेलाको दिन',
  }),
  answered('सरस्वती पूजा कति बजेदेखि', [records.saraswatiNotice], {
    says: ['बिहान ८ बजे'],
    unit: 'सरस्वती पूजाको समय',
    mustNotSay: ['दिउँसो २ बजे'],
  }),
  answered('बिग्रेको पियानो कसले बनायो रे', [records.saraswatiPuja], {
    says: ['Anup Maharjan'],
    unit: 'tuner of the piano',
  }),
  answered('गणित साँझका ती बीस प्रश्न मलाई पनि चाहियो', [records.mathematicsEvening]),
  answered('यसपालि कति पोका रगत उठ्यो', [records.bloodCamp], {
    says: ['118', 'एक सय अठार'],
    unit: 'pints of the blood donation camp',
  }),
  answered('चिसापानी हिँड्न कति जना विद्यार्थी गएका थिए', [records.rhododendrons], {
    says: ['Ninety-four'],
    unit: 'students on the walk to Chisapani',
    mustNotSay: ['Twenty-six', 'sixty guests'],
  }),
  answered('असन पाटन घुमाएर मन्दिर चिनाउने मान्छे को हुनुहुन्थ्यो', [records.heritageWalk], {
    says: ['Sanu Kaji Tamrakar'],
    unit: 'guide of the heritage walk',
  }),
  answered('व्यवस्थापन पढेर कोडिङ पढ्न आउने कसैले केही भनेको छ', [records.nirjala, records.bcaResults, records.bca]),
  answered('जागिरबाट अवकाश लिएको मान्छे पनि पढ्छ रे त्यहाँ, हो', [records.gopalraj]),
  answered('दशैंका तस्बिर हेर्न मन लाग्यो', [records.dashainPictures, records.kites]),
  answered('कलेजको भवन भित्रबाट कस्तो छ, फोटो देखाउनुस् न', [records.housePictures]),
  answered('सीएसआईटी सकेर मास्टर्स पढ्न विदेश कता कता गए', [records.csit], {
    says: ['Trondheim', 'Delft', 'Bangkok'],
    unit: 'places of the master’s programmes of graduates of BSc CSIT',
  }),
  answered('बीबीएसको पहिलो वर्षमा भर्ना समेत गरेर जम्मा कति तिर्ने', [records.bbs], {
    says: ['54,000'],
    unit: 'NPR, BBS, first year with admission',
    mustNotSay: ['39,500', '172,500', '३९,५००'],
  }),
  answered('बीआईएमको सुरुकै सेमेस्टरमा गणित पढ्नुपर्छ', [records.bim]),
  answered('प्रवेशपत्र बाँड्ने समय कतिदेखि कति', [records.admitCards], {
    says: ['between noon and three', 'दिउँसो १२ देखि ३ बजेसम्म'],
    unit: 'hours in which admit cards are given out',
  }),
  answered('छात्रवृत्तिमा पढ्नेले पाठ्यपुस्तक सित्तैँमा पाउँछ', [records.bookBank]),
  answered('मोटरसाइकल राख्न स्टिकर लिनुपर्ने हो', [records.vehicles]),
  answered('बिहानी कक्षाको जाडो समय कहिलेसम्म चल्छ', [records.winterHours], {
    says: ['the end of Magh'],
    unit: 'end of the winter hours',
  }),
  answered('छात्रावासको एउटा कोठामा कति जना बस्छन्', [records.hostel], {
    says: ['two and three', 'दुई र तीन जना'],
    unit: 'beds of a room in the hostel',
  }),
  answered('बीबीएसको जाँचमा नेपालीमा लेखे हुन्छ', [records.nepaliMedium]),
  answered('ख वर्गको अपाङ्गता कार्ड छ भाइको, फिस कति घट्छ', [records.remission], {
    says: ['100 %'],
    unit: 'off the tuition with a disability card of class A or B',
    mustNotSay: ['75 %', '50 %', '15 %'],
  }),
  answered('प्रिन्सिपल म्याम यो कलेजमा कहिलेदेखि हुनुहुन्छ', [records.principal], {
    says: ['2006'],
    unit: 'year in which the principal came to the college',
    mustNotSay: ['1998', '2004'],
  }),
  answered('भर्नाको कुरा बुझ्न कति बजेसम्म फोन गर्न मिल्छ', [records.admissionInBriefInNepali, records.college], {
    says: ['बिहान ७ देखि दिउँसो १ बजेभित्र', '6:00 to 17:00'],
    unit: 'hours in which the telephone is answered',
    mustNotSay: ['७:३०'],
  }),
  unpublished('बस चलाउने दाइको मोबाइल नम्बर छ', { related: [records.busRoutes, records.college] }),
  unpublished('बीसीए र बीबीए दुइटै सँगै पढ्न मिल्छ', { related: [records.bca, records.bba] }),
  unpublished('आमाहरूको मोबाइल कक्षामा सिक्न पैसा कति लाग्छ', { related: [records.mothersFriday] }),
  unpublished('पुस्तकालयमा साथीहरूसँग छलफल गर्ने छुट्टै कोठा बुक गर्न मिल्छ', {
    related: [records.libraryUntilNine, records.libraryUsers],
  }),
  unpublished('बीबीए विद्यार्थीको बिमा कति लाखको हुन्छ', {
    related: [records.bba],
    mustNotSay: ['16,000', '67,500'],
  }),
  unpublished('कलेज हाताभित्र पैसा झिक्ने एटीएम छ'),
];
