import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';

export const pmessage = defineType('pmessage', {
  plural: 'pmessages',
  drafts: true,
  fields: {
    name: text('Name', { required: true, max: 200 }),
    description: richText('Description'),
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
  },
  words: {
    created: 'Principle message added Successfully',
    updated: 'Principle message updated Successfully',
    imageUpdated: 'Principle message image updated Successfully',
    deleted: 'Principle message deleted Successfully',
    deletePrompt: 'message',
  },
});
export type PrincipalMessage = ItemOf<typeof pmessage>;
