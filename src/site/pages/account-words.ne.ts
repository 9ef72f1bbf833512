import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { dashboardWords as dashboardInEnglish, loginWords as loginInEnglish } from './account-words.ts';

export const loginWords: Words<typeof loginInEnglish> = {
  heading: 'प्रवेश',
  purpose: (college) => `${joined(college, 'का')} विद्यार्थी र शिक्षकले प्रवेशको विवरण कलेज कार्यालयबाट पाउनुहुन्छ।`,
  signingIn: 'प्रवेश',
  lost: 'विवरण हरायो, वा अझै पाउनुभएको छैन? कार्यालयमा फोन गर्नुहोस् वा परिचयपत्र लिएर आउनुहोस्।',
  staff: 'कर्मचारी प्रवेश',
  email: 'इमेल',
  password: 'पासवर्ड',
  login: 'प्रवेश गर्नुहोस्',
  unsent: 'सर्भरसँग सम्पर्क हुन सकेन। इन्टरनेट जडान हेरेर फेरि प्रयास गर्नुहोस्।',
  signedIn: 'प्रवेश गरिएको खाता',
  signedInAs: 'तपाईं ',
  role: ' (',
  end: ') को खाताबाट प्रवेश गर्नुभएको छ।',
  dashboard: 'आफ्नो ड्यासबोर्डमा जानुहोस्',
};

export const dashboardWords: Words<typeof dashboardInEnglish> = {
  student: {
    title: 'विद्यार्थी ड्यासबोर्ड',
    soon: 'तपाईंको समयतालिका, अङ्क र कागजात यहाँ राखिनेछन्।',
  },
  teacher: {
    title: 'शिक्षक ड्यासबोर्ड',
    soon: 'तपाईंका कक्षा, समयतालिका र कागजात यहाँ राखिनेछन्।',
  },
  yourDashboard: 'ड्यासबोर्ड',
  greeting: 'नमस्ते, ',
  greetingEnd: '।',
  untilThen: 'त्यतिन्जेल कलेजका कुरा ',
  and: ' र ',
  end: 'मा छन्।',
  latest: 'पछिल्ला सूचना',
  account: 'तपाईंको खाता',
  logout: 'बाहिरिनुहोस्',
  changePassword: 'पासवर्ड बदल्नुहोस्',
  currentPassword: 'अहिलेको पासवर्ड',
  newPassword: 'नयाँ पासवर्ड',
  passwordHint: 'कम्तीमा १० अक्षर। एकअर्कासँग नमिल्ने केही शब्द सम्झन सजिलो हुन्छ।',
  save: 'राख्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  sessions: 'प्रवेश भएका ठाउँ',
  sessionsText: 'तपाईं यी ठाउँमा प्रवेश गर्नुभएको छ:',
  signOutEverywhere: 'सबै ठाउँबाट बाहिरिनुहोस्',
};
