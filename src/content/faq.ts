import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';
import { words } from './words.ts';

export const faq = defineType('faq', {
  plural: 'faqs',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    description: richText('Description', { hint: words.faqAnswer }),
    image: image(),
    imageAlt: altText('image'),
  },
  page: { list: '/faqs', whole: 100 },
  preference: 0.13,
  admin: {
    list: 'faqs',
    one: 'faqs',
    label: 'FAQs',
    noun: 'FAQ',
    purpose: 'Answers what parents and applicants ask again and again, so that nobody has to telephone.',
  },
  words: {
    created: 'Faq added Successfully!!',
    updated: 'Faq updated Successfully',
    imageUpdated: 'Faq image updated Successfully',
    deleted: 'Faq deleted Successfully',
    deletePrompt: 'faq',
  },
});
export type Faq = ItemOf<typeof faq>;
