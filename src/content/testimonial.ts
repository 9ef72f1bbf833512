import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, choice, image, longText, text } from '../schema/fields/index.ts';
import { faculty } from './faculty.ts';
import { semester } from './semester.ts';

export const testimonial = defineType('testimonial', {
  plural: 'testimonials',
  drafts: true,
  fields: {
    name: text('Name', { required: true, max: 200 }),
    faculty: choice('Faculty', { from: faculty }),
    semester: choice('Semester', { from: semester, narrowedBy: 'faculty' }),
    description: longText('Description'),
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
  },
  words: {
    created: 'Testimonial added Successfully',
    updated: 'Testimonial updated Successfully',
    imageUpdated: 'Testimonial image updated Successfully',
    deleted: 'Testimonial deleted Successfully',
    deletePrompt: 'banner',
  },
});
export type Testimonial = ItemOf<typeof testimonial>;
