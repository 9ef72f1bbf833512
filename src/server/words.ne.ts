import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  badAddress: 'यो ठेगाना ठीकसँग लेखिएको छैन।',
  notAccepted: 'यस्तो सामग्री यहाँ लिइँदैन।',
  bodyTooLarge: 'पठाइएको कुरा धेरै ठूलो छ।',
  headersTooLarge: 'अनुरोधको सुरुको भाग धेरै ठूलो छ।',
  tooSlow: 'अनुरोध आइपुग्न धेरै बेर लाग्यो। कृपया फेरि प्रयास गर्नुहोस्।',
  unreadable: 'यो पढ्न सकिने अनुरोध होइन।',
};
