import { joined } from '../languages/joined.ts';
import { longText, text } from '../schema/fields/index.ts';
import { digitsFilter, foldedFilter } from '../schema/filter-columns.ts';
import { defineSubmission, type SubmittedOf } from './submission.ts';

export const application = defineSubmission('application', {
  plural: 'applications',
  letter: 'A',
  page: '/apply-online',
  isStoredOnceADay: true,
  marksLate: true,
  duties: ['admissions'],
  removalDuties: ['admissions'],
  fields: {
    name: text('Name', { ne: 'नाम', required: true, max: 200 }),
    address: text('Address', { ne: 'ठेगाना' }),
    phone: text('Phone', { ne: 'फोन', filter: digitsFilter }),
    email: text('Email', { ne: 'इमेल', filter: foldedFilter }),
    program: text('Program', { ne: 'कोर्स', required: true }),
    prev_college: text('Previous College', { ne: 'अघिल्लो कलेज' }),
    message: longText('Message', { ne: 'सन्देश' }),
  },
  topic: 'program',
  admin: {
    list: 'applications',
    one: 'application',
    label: 'Applications',
    noun: 'application',
    many: 'applications',
    purpose: 'What applicants send from the page Apply Online.',
    soughtAs: 'आवेदन निवेदन aabedan nivedan nibedan applications inbox',
    // The office enters applications from paper or telephone there.
    add: '/apply-online',
    listed: ['program'],
    detail: ['phone', 'email'],
  },
  privacyAnchor: 'apply',
  visitorWords: {
    en: {
      heading: 'Apply Online',
      purpose: () => 'Say who you are and what you want to study. It takes five minutes; papers come later.',
      send: 'Apply',
      receipt: {
        heading: 'We have your application',
        advice: 'Keep the reference; with it we find your application at once.',
      },
      again: {
        heading: 'For somebody else',
        advice: 'We have yours: to add to it, call us with the reference. This form is empty again.',
      },
      privacy: {
        heading: 'When you apply',
        why: 'To decide on your application and to answer you.',
        until: 'Until the office deletes it. No application disappears by itself.',
        who: 'Staff who look after admissions.',
      },
      acknowledgement: {
        subject: (reference) => `We have your application, ${reference}`,
        thanks: (college) => `thank you for applying to ${college}. Your application has reached us safely.`,
        next: (day) =>
          `What happens next: our office reads it and answers you by ${day}. You need not do anything until then. Keep the reference; with it we find your application at once.`,
        notYou:
          'You did not apply? Then somebody has given us your address by mistake. You can ignore this mail.',
      },
    },
    ne: {
      heading: 'अनलाइन निवेदन',
      purpose: () => 'तपाईं को हुनुहुन्छ र के पढ्न चाहनुहुन्छ भन्नुहोस्। पाँच मिनेट लाग्छ; कागजात पछि ल्याए हुन्छ।',
      send: 'निवेदन दिनुहोस्',
      receipt: {
        heading: 'तपाईंको निवेदन पाइयो',
        advice: 'दर्ता नम्बर टिप्नुहोस्; त्यसबाट तपाईंको निवेदन तुरुन्तै भेटिन्छ।',
      },
      again: {
        heading: 'अरू कसैका लागि',
        advice: 'तपाईंको निवेदन हामीसँग छ: त्यसमा केही थप्न दर्ता नम्बर लिएर फोन गर्नुहोस्। यो फारम फेरि खाली छ।',
      },
      privacy: {
        heading: 'निवेदन दिँदा',
        why: 'निवेदनमा निर्णय गर्न र तपाईंलाई जवाफ दिन।',
        until: 'कार्यालयले नमेटाएसम्म। कुनै निवेदन आफैँ मेटिँदैन।',
        who: 'भर्ना हेर्ने कर्मचारी।',
      },
      acknowledgement: {
        subject: (reference) => `तपाईंको निवेदन पाइयो, ${reference}`,
        thanks: (college) =>
          `${joined(college, 'मा')} निवेदन दिनुभएकोमा धन्यवाद। तपाईंको निवेदन हामीकहाँ सुरक्षित आइपुग्यो।`,
        next: (day) =>
          `अब के हुन्छ: हाम्रो कार्यालयले पढेर ${joined(day, 'सम्ममा')} जवाफ दिन्छ। त्यतिन्जेल तपाईंले केही गर्नुपर्दैन। दर्ता नम्बर राख्नुहोस्; त्यसैबाट हामी तपाईंको निवेदन तुरुन्तै भेट्टाउँछौँ।`,
        notYou: 'निवेदन दिने तपाईं होइन? कसैले भुलले तपाईंको ठेगाना दिएको होला। यो इमेलको वास्ता नगरे हुन्छ।',
      },
    },
  },
  nepali: {
    label: 'निवेदन',
    noun: 'निवेदन',
    many: 'निवेदन',
    purpose: 'निवेदकले अनलाइन निवेदन पृष्ठबाट पठाएका कुरा।',
    words: { deleted: 'निवेदन मेटाइयो।', deletePrompt: 'निवेदन' },
  },
  words: {
    created: {
      en: 'Thank for your application. We will contact you soon.',
      ne: 'निवेदन पठाउनुभएकोमा धन्यवाद। हामी चाँडै सम्पर्क गर्नेछौँ।',
    },
    deleted: 'Application deleted Successfully',
    deletePrompt: 'application',
  },
});
export type Application = SubmittedOf<typeof application>;
