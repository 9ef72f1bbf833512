import { entries } from '../../schema/fields/entries.ts';
import { richText, text } from '../../schema/fields/index.ts';
import { defineSection } from '../../schema/section.ts';
import { headingOptions, richOptions, shortOptions } from './options.ts';

export const questionsSection = defineSection('questions', {
  label: { en: 'Questions', ne: 'प्रश्नहरू' },
  purpose: { en: 'Questions that open to their answers.', ne: 'प्रश्न, जसलाई थिच्दा उत्तर खुल्छ।' },
  fields: {
    heading: text('Heading', headingOptions),
    questions: entries('Questions', {
      ne: 'प्रश्न',
      of: { question: text('Question', shortOptions('प्रश्न')), answer: richText('Answer', richOptions) },
    }),
  },
});
