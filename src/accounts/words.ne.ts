import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  labels: {
    name: 'नाम',
    email: 'इमेल',
    role: 'भूमिका',
    password: 'पासवर्ड',
    current: 'हालको पासवर्ड',
    faculty: 'संकाय',
    semester: 'सेमेस्टर',
    disabled: 'बन्द',
    lang: 'भाषा',
  },
  email: 'इमेल name@example.org जस्तो हुनुपर्छ।',
  shortPassword: (min) => `पासवर्डमा कम्तीमा ${min} अक्षर हुनुपर्छ।`,
  noChoice: (label) => `${label} छान्न मिल्नेमध्येको होइन।`,
  role: 'भूमिका admin, student वा teacher हुनुपर्छ।',
  duties: (duties) => `जिम्मेवारी ${duties} मध्येको सूची हुनुपर्छ।`,
  disabled: 'बन्द हो वा होइन मध्ये एक हुनुपर्छ।',
  lang: (languages) => `भाषा ${languages} हुनुपर्छ।`,
  or: ' वा ',
  notCurrent: 'यो तपाईंको हालको पासवर्ड होइन।',
  emailTaken: 'यो इमेल ठेगाना अर्को खातामा चलिरहेको छ।',
  dutiesOfAdmins: 'जिम्मेवारी प्रशासकको मात्र हुन्छ।',
  lastAdmin: (deed) => `प्रवेश गर्न सक्ने प्रशासक यही एक जना मात्र हुनुहुन्छ, त्यसैले ${deed} मिल्दैन।`,
  lastKeeper: (duty, deed) =>
    `‘${duty}’ जिम्मेवारी भएको र प्रवेश गर्न सक्ने प्रशासक यही एक जना मात्र हुनुहुन्छ, त्यसैले ${deed} मिल्दैन। कृपया पहिले यो जिम्मेवारी अरू कसैलाई दिनुहोस्।`,
  deeds: {
    removed: 'हटाउन',
    disabled: 'बन्द गर्न',
    role: 'अर्को भूमिका दिन',
  },
  keeperDeeds: {
    removed: 'हटाउन',
    disabled: 'बन्द गर्न',
    role: 'अर्को भूमिका दिन',
    duty: 'यो जिम्मेवारी हटाउन',
  },
  facultyGone: 'यो संकाय अब छैन। अर्को छान्नुहोस्।',
  noFaculty: 'यो सेमेस्टरको संकाय पनि छान्नुहोस्।',
  semesterGone: 'यो सेमेस्टर अब छैन। अर्को छान्नुहोस्।',
  otherFaculty: 'यो सेमेस्टर अर्को संकायको हो। यही संकायको छान्नुहोस्।',
  failedSignIns: (wait) => `धेरै पटक प्रवेश मिलेन। कृपया ${wait} पछि फेरि प्रयास गर्नुहोस्।`,
  tooManyForms: (wait) => `तपाईंको इन्टरनेटबाट धेरै पठाइयो। केही हराएको छैन: कृपया ${wait} पछि फेरि पठाउनुहोस्।`,
  tooManyMessages: (wait) =>
    `तपाईंको इन्टरनेटबाट यति धेरै सन्देश आए कि कुराकानीलाई विश्राम चाहियो। कृपया ${wait} पछि फेरि प्रयास गर्नुहोस्।`,
  aMinute: 'एक मिनेट',
  minutes: (n) => `${n} मिनेट`,
  seconds: (n) => `${n} सेकेन्ड`,
};
