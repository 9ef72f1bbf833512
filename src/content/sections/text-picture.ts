import { image, richText, text } from '../../schema/fields/index.ts';
import { oneOf } from '../../schema/fields/one-of.ts';
import { ownAlt } from '../../schema/fields/own-alt.ts';
import { defineSection } from '../../schema/section.ts';
import { headingOptions, richOptions } from './options.ts';

export const textPictureSection = defineSection('text-picture', {
  label: { en: 'Text with a picture', ne: 'तस्बिरसहितको लेख' },
  purpose: { en: 'A text beside a picture of the library.', ne: 'लेख र त्यसको छेउमा एउटा तस्बिर।' },
  fields: {
    heading: text('Heading', headingOptions),
    body: richText('Text', richOptions),
    picture: image('Picture', { ne: 'तस्बिर' }),
    alt: ownAlt('picture', { label: 'Description of the picture', ne: 'तस्बिरको वर्णन' }),
    side: oneOf('Picture stands', {
      ne: 'तस्बिर कता',
      of: { left: { en: 'on the left', ne: 'बायाँ' }, right: { en: 'on the right', ne: 'दायाँ' } },
    }),
  },
});
