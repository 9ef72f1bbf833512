import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type {
  endedWords as endedInEnglish,
  errorWords as errorInEnglish,
  previewEndedWords as previewEndedInEnglish,
  studiesWords as studiesInEnglish,
} from './words.ts';

export const studiesWords: Words<typeof studiesInEnglish> = {
  heading: 'तपाईंको पढाइ',
  programme: 'कार्यक्रम',
  semester: 'सेमेस्टर',
  subjects: 'यो सेमेस्टरका विषय',
  code: 'कोड',
  subject: 'विषय',
  credits: 'क्रेडिट',
  none: 'तपाईंको कार्यक्रम अझै राखिएको छैन। कलेज कार्यालयले राखिदिन्छ।',
  failed: 'तपाईंको कार्यक्रम देखाउन सकिएन। हेर्न यो पृष्ठ फेरि खोल्नुहोस्।',
  ended: 'तपाईंको प्रवेशको समय सकियो।',
  signIn: 'फेरि प्रवेश गर्नुहोस्',
};

export const endedWords: Words<typeof endedInEnglish> = {
  heading: (noun) => `यो ${joined(noun, 'को')} समय सकियो`,
  endedOn: (noun) => `यो ${joined(noun, 'को')} समय`,
  notShown: ' मा सकियो, त्यसैले अब देखाइँदैन।',
  toList: (label) => `${joined(label, 'मा')} जानुहोस्`,
};

export const previewEndedWords: Words<typeof previewEndedInEnglish> = {
  heading: 'यो पूर्वावलोकनको समय सकियो',
  text:
    'लिङ्क सीमित समयका लागि बनाइएको थियो, वा कलेजले बन्द गर्‍यो। जसले पठाउनुभयो, उहाँले नयाँ बनाउन सक्नुहुन्छ। सार्वजनिक कुरा ' +
    'साइटमा छ।',
};

export const errorWords: Words<typeof errorInEnglish> = {
  notFound: 'पृष्ठ भेटिएन',
  notFoundAdvice:
    'ठेगाना टाइप गर्दा गल्ती भएको हुन सक्छ, वा यहाँ भएको कुरा हटाइएको हुन सक्छ। धेरैजसो मानिस यी पृष्ठ खोज्दै हुन्छन्:',
  goToDashboard: 'ड्यासबोर्डमा जानुहोस्',
  sorry: 'केही गडबड भयो',
};
