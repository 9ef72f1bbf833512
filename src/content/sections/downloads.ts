import { reference, text } from '../../schema/fields/index.ts';
import { records } from '../../schema/fields/records.ts';
import { defineSection } from '../../schema/section.ts';
import { category } from '../category.ts';
import { download } from '../download.ts';
import { headingOptions } from './options.ts';

export const downloadsSection = defineSection('downloads', {
  label: { en: 'Downloads', ne: 'डाउनलोड' },
  purpose: {
    en: 'Downloads that you choose, or all of a category: forms, syllabuses.',
    ne: 'तपाईंले छानेका डाउनलोड, वा एउटा वर्गका सबै: फारम, पाठ्यक्रम।',
  },
  fields: {
    heading: text('Heading', headingOptions),
    category: reference('All of the category', {
      ne: 'यस वर्गका सबै',
      to: category,
      titleAs: 'categoryTitle',
    }),
    downloads: records('Downloads', { ne: 'डाउनलोड', to: download }),
  },
});
