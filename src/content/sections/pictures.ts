import { entries } from '../../schema/fields/entries.ts';
import { image, text } from '../../schema/fields/index.ts';
import { defineSection } from '../../schema/section.ts';
import { headingOptions, shortOptions } from './options.ts';

export const picturesSection = defineSection('pictures', {
  label: { en: 'Pictures', ne: 'तस्बिरहरू' },
  purpose: { en: 'Several pictures, which open large.', ne: 'धेरै तस्बिर, थिच्दा ठूलो देखिन्छ।' },
  fields: {
    heading: text('Heading', headingOptions),
    pictures: entries('Pictures', {
      ne: 'तस्बिरहरू',
      of: { picture: image('Picture', { ne: 'तस्बिर' }), caption: text('Caption', shortOptions('क्याप्सन')) },
    }),
  },
});
