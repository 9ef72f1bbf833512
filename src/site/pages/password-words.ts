import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Passwords that are set by a mailed link. */
const english = {
  heading: 'Forgotten password?',
  text: 'Type the email of your account. A link to choose a new password is mailed to it.',
  email: 'Email',
  send: 'Mail the link',
  otherwise: 'The email of your account no longer works, or you need help? Ask the college:',
  noMail:
    'This site sends no mail. Students and teachers get a new password from the college office; staff from whoever looks after accounts.',
  sent: {
    heading: 'Check your mail',
    text: 'If there is an account with this email, a link is on its way to it. It is good for one hour and works once.',
    nothing: 'Nothing has come after some minutes? Look among the spam, or ask the college:',
    again: 'Ask for another link',
  },
  over: {
    heading: 'This link does not work any more',
    text: 'It was used, its time is over, a newer one was mailed, or a part of it is missing. If you have chosen a password, sign in with it.',
    signIn: 'Sign in',
    staff: 'Staff sign-in',
    another: 'Ask for another link',
  },
  choosing: {
    heading: 'Choose a password',
    text: 'Once it is saved, you are signed out everywhere. A second step that you have set up stays.',
    /** For who has been invited. */
    first: 'It is the first one of your account: you sign in with your email and this password.',
    /** @param name of the account’s owner */
    whose: (name: string) => `For the account of ${name}.`,
    email: 'Email',
    password: 'New password',
    rules:
      'At least 10 characters, and neither a common password nor your name or email. Several words that do not belong together are easy to keep.',
    save: 'Save the password',
  },
  done: {
    heading: 'Your password is set',
    text: 'Sign in with it now.',
    signIn: 'Sign in',
  },
};

const nepali: Words<typeof english> = {
  heading: 'पासवर्ड बिर्सनुभयो?',
  text: 'आफ्नो खाताको इमेल लेख्नुहोस्। नयाँ पासवर्ड छान्ने लिङ्क त्यही ठेगानामा पठाइन्छ।',
  email: 'इमेल',
  send: 'लिङ्क पठाउनुहोस्',
  otherwise: 'खाताको इमेल अब चल्दैन, वा सहयोग चाहियो? कलेजमा सोध्नुहोस्:',
  noMail:
    'यो वेबसाइटले इमेल पठाउँदैन। विद्यार्थी र शिक्षकले नयाँ पासवर्ड कलेज कार्यालयबाट पाउनुहुन्छ; कर्मचारीले खाता हेर्ने प्रशासकबाट।',
  sent: {
    heading: 'आफ्नो इमेल हेर्नुहोस्',
    text: 'यो इमेल भएको खाता छ भने लिङ्क पठाइँदै छ। त्यो एक घण्टासम्म चल्छ, र एक पटक मात्र।',
    nothing: 'केही मिनेटमा पनि आएन? स्प्याममा हेर्नुहोस्, वा कलेजमा सोध्नुहोस्:',
    again: 'अर्को लिङ्क माग्नुहोस्',
  },
  over: {
    heading: 'यो लिङ्क अब चल्दैन',
    text: 'लिङ्क चलाइसकियो, समय सकियो, त्यसपछि अर्को पठाइयो, वा लिङ्कको केही भाग छुट्यो। पासवर्ड छानिसक्नुभएको छ भने त्यसैले लगइन गर्नुहोस्।',
    signIn: 'लगइन गर्नुहोस्',
    staff: 'कर्मचारी लगइन',
    another: 'अर्को लिङ्क माग्नुहोस्',
  },
  choosing: {
    heading: 'पासवर्ड छान्नुहोस्',
    text: 'राखेपछि सबै ठाउँबाट लगआउट हुनुहुन्छ। राखिएको दोस्रो चरण भने रहन्छ।',
    first: 'यो तपाईंको खाताको पहिलो पासवर्ड हो: अब इमेल र यही पासवर्डले लगइन हुन्छ।',
    whose: (name) => `खाता: ${name}`,
    email: 'इमेल',
    password: 'नयाँ पासवर्ड',
    rules: 'कम्तीमा १० अक्षर; धेरैले चलाउने पासवर्ड वा आफ्नो नाम वा इमेल होइन। एकअर्कासँग नमिल्ने केही शब्द सम्झन सजिलो हुन्छ।',
    save: 'पासवर्ड राख्नुहोस्',
  },
  done: {
    heading: 'पासवर्ड राखियो',
    text: 'अब यही पासवर्डले लगइन गर्नुहोस्।',
    signIn: 'लगइन गर्नुहोस्',
  },
};

export const passwordWords: InEach<typeof english> = { en: english, ne: nepali };
