import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, image, richText, text } from '../schema/fields/index.ts';

export const scholarship = defineType('scholarship', {
  plural: 'scholarships',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    description: richText('Description'),
    image: image(),
    imageAlt: altText('image'),
    attachments: attachments(),
  },
  page: { list: '/scholarships', whole: 20 },
  admin: {
    list: 'scholarship',
    one: 'scholarship',
    label: 'Scholarship',
    noun: 'scholarship content',
    purpose: 'Shows who is helped with the fees, by how much, and how to ask for it.',
  },
  words: {
    created: 'Scholarship content added Successfully!!',
    updated: 'Scholarship content updated Successfully',
    imageUpdated: 'Scholarship image updated Successfully',
    deleted: 'Scholarship content deleted Successfully',
    deletePrompt: 'content',
  },
});
export type Scholarship = ItemOf<typeof scholarship>;
