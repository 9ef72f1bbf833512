import { entries } from '../../schema/fields/entries.ts';
import { text } from '../../schema/fields/index.ts';
import { defineSection } from '../../schema/section.ts';
import { headingOptions, shortOptions } from './options.ts';

export const factsSection = defineSection('facts', {
  label: { en: 'Facts in figures', ne: 'तथ्याङ्क' },
  purpose: { en: 'Figures with a few words each: 1,200 students.', ne: 'अङ्क र छोटो व्याख्या: १,२०० विद्यार्थी।' },
  fields: {
    heading: text('Heading', headingOptions),
    facts: entries('Facts', {
      ne: 'तथ्य',
      of: { label: text('What', shortOptions('के')), value: text('Figure', shortOptions('अङ्क', 100)) },
    }),
  },
});
