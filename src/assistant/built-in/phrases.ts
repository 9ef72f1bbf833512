import { type Language, languageOf } from '../../search/words/language.ts';
import type { Reply } from '../assistant.ts';

const CONTACT = '/contact-us';

/** The assistant's own texts; everything else that it says is published by the college. */
export const phrases: Readonly<
  Record<
    Language,
    {
      greeting: string;
      thanks: string;
      farewell: string;
      ask: string;
      unknown: string;
      /** The same if a service was asked. */
      noAnswer: string;
      source: string;
      related: string;
    }
  >
> = {
  en: {
    greeting: 'Hello! What would you like to know about the college?',
    thanks: 'You are welcome.',
    farewell: 'Goodbye, and all the best.',
    ask: `Ask me about admission, fees, scholarships, examinations or notices, and I look for it in what the college has published. How to reach the office: [Contact Us](${CONTACT})`,
    unknown: `I have found nothing published about this. Please ask the office: [Contact Us](${CONTACT})`,
    noAnswer: `I have no answer to that. Please ask the office: [Contact Us](${CONTACT})`,
    source: 'Source',
    related: 'See also',
  },
  ne: {
    greeting: 'नमस्ते! कलेजबारे के जान्न चाहनुहुन्छ?',
    thanks: 'स्वागत छ।',
    farewell: 'नमस्कार, शुभकामना!',
    ask: `भर्ना, शुल्क, छात्रवृत्ति, परीक्षा वा सूचनाबारे सोध्नुहोस्। कलेजले प्रकाशित गरेका कुरामा खोजेर जवाफ दिन्छु। कार्यालयको ठेगाना र फोन: [सम्पर्क](${CONTACT})`,
    unknown: `यसबारे प्रकाशित केही भेटिएन। कृपया कार्यालयमा सोध्नुहोस्: [सम्पर्क](${CONTACT})`,
    noAnswer: `यसको जवाफ मसँग छैन। कृपया कार्यालयमा सोध्नुहोस्: [सम्पर्क](${CONTACT})`,
    source: 'स्रोत',
    related: 'यो पनि हेर्नुहोस्',
  },
};

/** The reply if a chat service or language model has no answer; it names the office. */
export function noAnswerReply(message: string): Reply {
  return { texts: [phrases[languageOf(message)].noAnswer], isGrounded: false };
}
