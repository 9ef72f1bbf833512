import { joined } from '../languages/joined.ts';
import type { Words } from '../languages/words.ts';

/** Error messages of changes to the library. */
const english = {
  /** @param last the largest number of either */
  focus: (last: string) =>
    `focus has to be two whole numbers from 0 to ${last}: from the left, from the top.`,
  settings: 'settings',
  use: (noun: string, title: string) => `‘${title}’ (${noun})`,
  /** @param places records, each with what it is */
  used: (places: string) => `This is used by ${places}. Take it out there first, or replace it.`,
  /** @param more number of further records */
  usedAndMore: (places: string, more: string) =>
    `This is used by ${places} and ${more} more. Take it out there first, or replace it.`,
};

const nepali: Words<typeof english> = {
  focus: (last) => `focus: ० देखि ${joined(last, 'सम्मका')} दुई पूर्ण सङ्ख्या हुनुपर्छ, बायाँबाट र माथिबाट।`,
  settings: 'सेटिङ',
  use: (noun, title) => `‘${title}’ (${noun})`,
  used: (places) => `यो ${joined(places, 'मा')} प्रयोग भएको छ। पहिले त्यहाँबाट हटाउनुहोस्, वा सबै ठाउँमा बदल्नुहोस्।`,
  usedAndMore: (places, more) =>
    `यो ${places} र थप ${more} ठाउँमा प्रयोग भएको छ। पहिले त्यहाँबाट हटाउनुहोस्, वा सबै ठाउँमा बदल्नुहोस्।`,
};

export const words = { en: english, ne: nepali };
