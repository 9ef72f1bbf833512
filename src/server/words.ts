import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Error messages for requests that reach no route. */
const english = {
  badAddress: 'This address is not written correctly.',
  notAccepted: 'This kind of content is not accepted here.',
  bodyTooLarge: 'The request is too large.',
  headersTooLarge: 'The headers of the request are too large.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  unreadable: 'This is not a request that can be read.',
};

const nepali: Words<typeof english> = {
  badAddress: 'यो ठेगाना ठीकसँग लेखिएको छैन।',
  notAccepted: 'यस्तो सामग्री यहाँ लिइँदैन।',
  bodyTooLarge: 'पठाइएको कुरा धेरै ठूलो छ।',
  headersTooLarge: 'अनुरोधको सुरुको भाग धेरै ठूलो छ।',
  tooSlow: 'अनुरोध आइपुग्न धेरै बेर लाग्यो। कृपया फेरि प्रयास गर्नुहोस्।',
  unreadable: 'यो पढ्न सकिने अनुरोध होइन।',
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
