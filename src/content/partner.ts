import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, text } from '../schema/fields/index.ts';

export const partner = defineType('partner', {
  plural: 'partners',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
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
    soughtAs: 'साझेदार sajhedar partner partners',
  },
  nepali: {
    label: 'साझेदार',
    noun: 'साझेदार',
    purpose: 'कलेजसँग काम गर्ने संस्थाहरू, आ-आफ्नो चिह्नसहित।',
  },
});
export type Partner = ItemOf<typeof partner>;
