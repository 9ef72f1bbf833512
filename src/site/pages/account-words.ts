import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

const loginInEnglish = {
  heading: 'Login',
  purpose: (college: string) =>
    `Students and teachers of ${college} get their sign-in from the college office.`,
  signingIn: 'Signing in',
  forgotten: 'Forgotten password?',
  lost: 'Lost yours, or never had one? Call the office or stop by with your identity card.',
  staff: 'Staff sign-in',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  /** Where the script that signs in cannot be loaded. */
  unsent: 'The server cannot be reached. Check the connection and try again.',
  signedIn: 'Signed in',
  /** The parts around the name and the role of the signed-in person. */
  signedInAs: 'You are signed in as ',
  role: ' (',
  end: ').',
  dashboard: 'Go to your dashboard',
};

const loginInNepali: Words<typeof loginInEnglish> = {
  heading: 'लगइन',
  purpose: (college) => `${joined(college, 'का')} विद्यार्थी र शिक्षकले लगइनको विवरण कलेज कार्यालयबाट पाउनुहुन्छ।`,
  signingIn: 'लगइन',
  forgotten: 'पासवर्ड बिर्सनुभयो?',
  lost: 'विवरण हरायो, वा अझै पाउनुभएको छैन? कार्यालयमा फोन गर्नुहोस् वा परिचयपत्र लिएर आउनुहोस्।',
  staff: 'कर्मचारी लगइन',
  email: 'इमेल',
  password: 'पासवर्ड',
  login: 'लगइन गर्नुहोस्',
  unsent: 'सर्भरसँग सम्पर्क हुन सकेन। इन्टरनेट जडान हेरेर फेरि प्रयास गर्नुहोस्।',
  signedIn: 'लगइन गरिएको खाता',
  signedInAs: 'तपाईंले ',
  role: ' (',
  end: ') को खाताबाट लगइन गर्नुभएको छ।',
  dashboard: 'आफ्नो ड्यासबोर्डमा जानुहोस्',
};

export const loginWords: InEach<typeof loginInEnglish> = { en: loginInEnglish, ne: loginInNepali };

const dashboardInEnglish = {
  student: {
    title: 'Student Dashboard',
    soon: 'Your timetable, your marks and your papers will have their place here.',
  },
  teacher: {
    title: 'Teacher Dashboard',
    soon: 'Your classes, your timetable and your papers will have their place here.',
  },
  yourDashboard: 'Your dashboard',
  /** Around the name. */
  greeting: 'Namaste, ',
  greetingEnd: '.',
  /** Around the links to the notices and to the news. */
  untilThen: 'Until then, what the college has to say is under ',
  and: ' and ',
  end: '.',
  latest: 'Latest notices',
  account: 'Your account',
  logout: 'Logout',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 10 characters. Several words that do not belong together are easy to keep.',
  save: 'Save',
  cancel: 'Cancel',
  sessions: 'Sessions',
  sessionsText: 'Where you are signed in:',
  signOutEverywhere: 'Sign out everywhere',
};

const dashboardInNepali: Words<typeof dashboardInEnglish> = {
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
  logout: 'लगआउट गर्नुहोस्',
  changePassword: 'पासवर्ड बदल्नुहोस्',
  currentPassword: 'अहिलेको पासवर्ड',
  newPassword: 'नयाँ पासवर्ड',
  passwordHint: 'कम्तीमा १० अक्षर। एकअर्कासँग नमिल्ने केही शब्द सम्झन सजिलो हुन्छ।',
  save: 'राख्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  sessions: 'लगइन भएका ठाउँ',
  sessionsText: 'तपाईंले यी ठाउँमा लगइन गर्नुभएको छ:',
  signOutEverywhere: 'सबै ठाउँबाट लगआउट गर्नुहोस्',
};

export const dashboardWords: InEach<typeof dashboardInEnglish> = {
  en: dashboardInEnglish,
  ne: dashboardInNepali,
};
