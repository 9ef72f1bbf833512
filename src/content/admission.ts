import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, image, richText, text } from '../schema/fields/index.ts';

export const admission = defineType('admission', {
  plural: 'admissions',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    description: richText('Description', { ne: 'विवरण', translated: true }),
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
    soughtAs: 'भर्ना bharna admissions admission content',
  },
  words: {
    created: 'Admission content added Successfully!!',
    imageUpdated: 'Admission image updated Successfully',
    deletePrompt: 'content',
  },
  nepali: {
    label: 'भर्ना',
    noun: 'भर्ना जानकारी',
    purpose: 'भर्ना हुन चाहनेलाई बाटो देखाउँछ: कसले, कहिलेसम्म, कुन कागजातसहित निवेदन दिने र त्यसपछि के हुन्छ।',
  },
});
export type Admission = ItemOf<typeof admission>;
