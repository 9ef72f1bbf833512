import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the dashboard and of pages that replace another one. */
const english = {
  /** A student's programme, semester and subjects, on the dashboard. */
  studies: {
    heading: 'Your studies',
    programme: 'Programme',
    semester: 'Semester',
    subjects: 'Subjects of this semester',
    /** Shown if the account has no programme. */
    none: 'Your programme is not entered yet. The college office does it for you.',
    failed: 'Your programme could not be loaded. Load this page again to see it.',
    ended: 'Your session has ended.',
    signIn: 'Sign in again',
  },
  /** The page of a record that was taken down by its date. */
  ended: {
    heading: (noun: string) => `This ${noun} has ended`,
    /** Precedes the day. */
    endedOn: (noun: string) => `This ${noun} ended on`,
    notShown: ' and is not shown any more.',
    toList: (label: string) => `Go to ${label}`,
  },
  /** The page at the link of a preview that has ended. */
  previewEnded: {
    heading: 'This preview has ended',
    text:
      'The link was made for a limited time, or was ended by the college. Whoever sent it to you can make a new one. What is ' +
      'public stands on the site.',
  },
  /** The pages in place of one that cannot be shown. */
  error: {
    notFound: 'Page Not Found',
    notFoundAdvice:
      'The address may have been mistyped, or what stood here was taken down. These pages are where most people were going:',
    goToDashboard: 'Go to the dashboard',
    sorry: 'Something went wrong',
  },
};

const nepali: Words<typeof english> = {
  studies: {
    heading: 'तपाईंको पढाइ',
    programme: 'कोर्स',
    semester: 'सेमेस्टर',
    subjects: 'यो सेमेस्टरका विषय',
    none: 'तपाईंको कोर्स अझै राखिएको छैन। कलेज कार्यालयले राखिदिन्छ।',
    failed: 'तपाईंको कोर्स देखाउन सकिएन। हेर्न यो पृष्ठ फेरि खोल्नुहोस्।',
    ended: 'तपाईंको लगइनको समय सकियो।',
    signIn: 'फेरि लगइन गर्नुहोस्',
  },
  ended: {
    heading: (noun) => `यो ${joined(noun, 'को')} समय सकियो`,
    endedOn: (noun) => `यो ${joined(noun, 'को')} समय`,
    notShown: ' मा सकियो, त्यसैले अब देखाइँदैन।',
    toList: (label) => `${joined(label, 'मा')} जानुहोस्`,
  },
  previewEnded: {
    heading: 'यो पूर्वावलोकनको समय सकियो',
    text:
      'लिङ्क सीमित समयका लागि बनाइएको थियो, वा कलेजले बन्द गर्‍यो। जसले पठाउनुभयो, उहाँले नयाँ बनाउन सक्नुहुन्छ। सार्वजनिक कुरा ' +
      'साइटमा छ।',
  },
  error: {
    notFound: 'पृष्ठ भेटिएन',
    notFoundAdvice:
      'ठेगाना टाइप गर्दा गल्ती भएको हुन सक्छ, वा यहाँ भएको कुरा हटाइएको हुन सक्छ। धेरैजसो मानिस यी पृष्ठ खोज्दै हुन्छन्:',
    goToDashboard: 'ड्यासबोर्डमा जानुहोस्',
    sorry: 'केही गडबड भयो',
  },
};

export const pageWords: InEach<typeof english> = { en: english, ne: nepali };
