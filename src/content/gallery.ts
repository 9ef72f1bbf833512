import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altTexts, day, images, text } from '../schema/fields/index.ts';
import { words } from './words.ts';

export const gallery = defineType('gallery', {
  plural: 'gallerys',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    image: images('Image', { ne: 'तस्बिर', required: true }),
    imageAlt: altTexts('image'),
    date: day('Date', { ne: 'मिति', hint: sentenceOf(words, ({ albumDayHint }) => albumDayHint) }),
  },
  order: { by: 'day', field: 'date' },
  page: { list: '/gallery', item: '/gallery' },
  preference: -0.15,
  admin: {
    list: 'gallery',
    one: 'gallery',
    label: 'Gallery',
    noun: 'gallery',
    purpose: 'Albums of pictures: a day, an event, a place.',
    soughtAs: 'ग्यालरी तस्बिर फोटो galary tasbir photo gallery album pictures photos albums',
  },
  words: {
    imageUpdated: 'Gallery image added Successfully',
    imageDeleted: 'Gallery image deleted Successfully',
  },
  nepali: {
    label: 'ग्यालरी',
    noun: 'ग्यालरी',
    purpose: 'तस्बिरका सङ्ग्रह: एक दिन, एउटा कार्यक्रम, एउटा ठाउँ।',
    words: {
      imageUpdated: 'ग्यालरीमा तस्बिर थपियो।',
      imageDeleted: 'ग्यालरीको तस्बिर मेटाइयो।',
    },
  },
});
export type Gallery = ItemOf<typeof gallery>;
