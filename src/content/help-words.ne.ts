import type { Words } from '../languages/words.ts';
import type { helpWords as english } from './help-words.ts';

export const helpWords: Words<typeof english> = {
  number: (id) => `सहयोग माग्दा यो नम्बर दिनुहोस्: ${id}।`,
};
