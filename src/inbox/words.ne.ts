import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  badId: 'फारमको चिनो मिलेन। पृष्ठ फेरि खोलेर एक पटक फेरि पठाउनुहोस्।',
  sentAlready: 'यो फारम पठाइसकिएको छ। पृष्ठ फेरि खोल्नुहोस्।',
  flag: (name) => `${name}: हो वा होइन (true, false) मध्ये एक हुनुपर्छ।`,
};
