import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Why a visitor's form, or what staff do with it, is refused. */
const english = {
  badId: 'The form was sent with an id that is none. Load the page again and send it once more.',
  sentAlready: 'This form was sent already. Load the page again.',
  flag: (name: string) => `${name} has to be true or false.`,
};

const nepali: Words<typeof english> = {
  badId: 'फारमको चिनो मिलेन। पृष्ठ फेरि खोलेर एक पटक फेरि पठाउनुहोस्।',
  sentAlready: 'यो फारम पठाइसकिएको छ। पृष्ठ फेरि खोल्नुहोस्।',
  flag: (name) => `${name}: हो वा होइन (true, false) मध्ये एक हुनुपर्छ।`,
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
