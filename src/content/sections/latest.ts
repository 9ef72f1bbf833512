import { reference, text, wholeNumber } from '../../schema/fields/index.ts';
import { oneOf } from '../../schema/fields/one-of.ts';
import { defineSection } from '../../schema/section.ts';
import { category } from '../category.ts';
import { headingOptions } from './options.ts';

export const latestSection = defineSection('latest', {
  label: { en: 'Latest', ne: 'ताजा' },
  purpose: {
    en: 'The newest notices, news, albums or the programmes; it changes by itself.',
    ne: 'नयाँ सूचना, समाचार, एल्बम वा कोर्सहरू; आफैँ बदलिन्छ।',
  },
  fields: {
    heading: text('Heading', headingOptions),
    of: oneOf('Shows', {
      ne: 'के देखाउने',
      of: {
        notice: { en: 'notices', ne: 'सूचना' },
        news: { en: 'news and events', ne: 'समाचार र आयोजना' },
        gallery: { en: 'albums', ne: 'एल्बम' },
        faculty: { en: 'programmes', ne: 'कोर्स' },
      },
    }),
    category: reference('Of the category (notices)', {
      ne: 'कुन वर्गका (सूचना)',
      to: category,
      titleAs: 'categoryTitle',
    }),
    count: { ...wholeNumber('How many', { ne: 'कति वटा', least: 1, most: 12, always: true }), blank: 3 },
  },
  tidy: (values) => (values.of === 'notice' ? values : { ...values, category: null }),
});
