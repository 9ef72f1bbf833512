import { richText, text } from '../../schema/fields/index.ts';
import { defineSection } from '../../schema/section.ts';
import { headingOptions, richOptions } from './options.ts';

export const textSection = defineSection('text', {
  label: { en: 'Text', ne: 'लेख' },
  purpose: {
    en: 'Paragraphs, lists and tables, such as a citizen charter.',
    ne: 'अनुच्छेद, सूची र तालिका, जस्तै नागरिक वडापत्र।',
  },
  fields: { heading: text('Heading', headingOptions), body: richText('Text', richOptions) },
});
