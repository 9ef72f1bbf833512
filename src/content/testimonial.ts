import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, choice, image, longText, text } from '../schema/fields/index.ts';
import { faculty } from './faculty.ts';
import { semester } from './semester.ts';
import { words } from './words.ts';

export const testimonial = defineType('testimonial', {
  plural: 'testimonials',
  drafts: true,
  fields: {
    name: text('Name', { ne: 'नाम', translated: true, required: true, max: 200 }),
    faculty: choice('Faculty', { ne: 'संकाय', from: faculty }),
    semester: choice('Semester', { ne: 'सेमेस्टर', from: semester, narrowedBy: 'faculty' }),
    description: longText('Description', {
      ne: 'विवरण',
      translated: true,
      hint: sentenceOf(words, ({ testimonialWords }) => testimonialWords),
    }),
    image: image(),
    imageAlt: altText('image'),
  },
  page: { list: '/' },
  preference: -0.1,
  admin: {
    list: 'testimonials',
    one: 'testimonial',
    label: 'Testimonials',
    noun: 'testimonial',
    purpose: 'What students say about studying here, in their own words.',
    soughtAs: 'विद्यार्थीको भनाइ अनुभव vidyarthi bhanai anubhav testimonials',
  },
  words: {
    deletePrompt: 'banner',
  },
  nepali: {
    label: 'विद्यार्थीका भनाइ',
    noun: 'भनाइ',
    purpose: 'यहाँ पढ्दाको अनुभव विद्यार्थीकै शब्दमा।',
  },
});
export type Testimonial = ItemOf<typeof testimonial>;
