import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, image, richText, text } from '../schema/fields/index.ts';

export const admission = defineType('admission', {
  plural: 'admissions',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    description: richText('Description'),
    image: image(),
    imageAlt: altText('image'),
    attachments: attachments(),
  },
  page: { list: '/admissions', whole: 20 },
  admin: {
    list: 'admission',
    one: 'admission',
    label: 'Admission',
    noun: 'admission content',
    purpose: 'Tells applicants how to get in: who may apply, by when, with which papers, and what follows.',
  },
  words: {
    created: 'Admission content added Successfully!!',
    updated: 'Admission content updated Successfully',
    imageUpdated: 'Admission image updated Successfully',
    deleted: 'Admission content deleted Successfully',
    deletePrompt: 'content',
  },
});
export type Admission = ItemOf<typeof admission>;
