import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';

export const pmessage = defineType('pmessage', {
  plural: 'pmessages',
  drafts: true,
  fields: {
    name: text('Name', { ne: 'नाम', translated: true, required: true, max: 200 }),
    description: richText('Description', { ne: 'विवरण', translated: true }),
    image: image(),
    imageAlt: altText('image'),
  },
  page: { list: '/message', whole: 20 },
  admin: {
    list: 'pmessages',
    one: 'pmessage',
    label: 'Principal Messages',
    noun: 'principal message',
    purpose: "The principal's own words to visitors, with a portrait.",
    soughtAs: 'प्राचार्यको सन्देश प्रधानाध्यापक pracharya sandesh principal message',
  },
  words: {
    created: 'Principle message added Successfully',
    updated: 'Principle message updated Successfully',
    imageUpdated: 'Principle message image updated Successfully',
    deleted: 'Principle message deleted Successfully',
    deletePrompt: 'message',
  },
  nepali: {
    label: 'प्राचार्यका सन्देश',
    noun: 'प्राचार्यको सन्देश',
    purpose: 'आगन्तुकलाई प्राचार्यकै शब्दमा सन्देश, तस्बिरसहित।',
    words: {
      deletePrompt: 'सन्देश',
    },
  },
});
export type PrincipalMessage = ItemOf<typeof pmessage>;
