import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, text } from '../schema/fields/index.ts';

export const partner = defineType('partner', {
  plural: 'partners',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    image: image(),
    imageAlt: altText('image'),
  },
  order: { by: 'hand' },
  page: { list: '/' },
  preference: -0.15,
  admin: {
    list: 'partners',
    one: 'partner',
    label: 'Partners',
    noun: 'partner',
    purpose: 'The organisations that work with the college, each with its mark.',
  },
  words: {
    created: 'Partner added Successfully',
    updated: 'Partner updated Successfully',
    imageUpdated: 'Partner image updated Successfully',
    deleted: 'Partner deleted Successfully',
    deletePrompt: 'partner',
  },
});
export type Partner = ItemOf<typeof partner>;
