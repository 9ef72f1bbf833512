import { entries } from '../../schema/fields/entries.ts';
import { longText, text } from '../../schema/fields/index.ts';
import { defineSection } from '../../schema/section.ts';
import { headingOptions, shortOptions } from './options.ts';

export const stepsSection = defineSection('steps', {
  label: { en: 'Steps', ne: 'चरणहरू' },
  purpose: { en: 'What to do, one thing after the other.', ne: 'के गर्ने, एकपछि अर्को।' },
  fields: {
    heading: text('Heading', headingOptions),
    steps: entries('Steps', {
      ne: 'चरण',
      of: {
        title: text('Step', shortOptions('चरण')),
        text: longText('Explanation', shortOptions('व्याख्या', 2000)),
      },
    }),
  },
});
