import { joined } from '../../languages/joined.ts';
import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Sentences of the page Contact Us. */
const english = {
  heading: 'Contact Us',
  refused: 'Not sent yet: Contact Us',
  description: (college: string, ways: string) => `How to reach ${college}: ${ways}`,
  byForm: 'by the form',
  answers: (days: string) => `Somebody who knows the answer, or whom to ask, writes back within ${days}.`,
  call: 'Call',
  extension: (list: string) => `Extension ${list}`,
  or: ' or ',
  visit: 'Visit',
  map: 'Show on the map',
  write: 'Write',
  follow: 'Follow',
  send: 'Send',
  receipt: {
    heading: 'We have your message',
    advice: 'Keep the reference; with it we find your message at once.',
  },
  again: { heading: 'Something else', advice: 'This form is empty again, for another message.' },
  perhaps: 'Perhaps answered already',
  faqs: 'What parents and applicants ask most often.',
  admissions: 'Who may apply, by when, with which papers.',
  notices: 'Examinations, fees, holidays.',
};

const nepali: Words<typeof english> = {
  heading: 'सम्पर्क',
  refused: 'अझै पठाइएको छैन: सम्पर्क',
  description: (college, ways) => `${joined(college, 'लाई')} सम्पर्क गर्ने उपाय: ${ways}`,
  byForm: 'फारमबाट',
  answers: (days) => `हामी ${days} भित्र जवाफ दिन्छौँ; आफूलाई थाहा नभए थाहा हुने सहकर्मीलाई सोध्छौँ।`,
  call: 'फोन',
  extension: (list) => `एक्सटेन्सन ${list}`,
  or: ' वा ',
  visit: 'ठेगाना',
  map: 'नक्सामा हेर्नुहोस्',
  write: 'इमेल',
  follow: 'सामाजिक सञ्जाल',
  send: 'पठाउनुहोस्',
  receipt: {
    heading: 'तपाईंको सन्देश पाइयो',
    advice: 'दर्ता नम्बर टिप्नुहोस्; त्यसबाट तपाईंको सन्देश तुरुन्तै भेटिन्छ।',
  },
  again: { heading: 'अर्को कुरा छ?', advice: 'अर्को सन्देशका लागि यो फारम फेरि खाली छ।' },
  perhaps: 'जवाफ यहाँ हुन सक्छ',
  faqs: 'अभिभावक र निवेदकले सबैभन्दा धेरै सोध्ने कुरा।',
  admissions: 'कसले, कहिलेसम्म, कुन कागजात लिएर निवेदन दिने।',
  notices: 'परीक्षा, शुल्क, बिदा।',
};

export const contactWords: InEach<typeof english> = { en: english, ne: nepali };
