import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altTexts, images, text } from '../schema/fields/index.ts';

export const gallery = defineType('gallery', {
  plural: 'gallerys',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    image: images('Image', { required: true }),
    imageAlt: altTexts('image'),
  },
  page: { list: '/gallery', item: '/gallery' },
  preference: -0.15,
  admin: {
    list: 'gallery',
    one: 'gallery',
    label: 'Gallery',
    noun: 'gallery',
    purpose: 'Albums of pictures: a day, an event, a place.',
  },
  words: {
    created: 'Gallery added Successfully',
    updated: 'Gallery updated Successfully',
    imageUpdated: 'Gallery image added Successfully',
    imageDeleted: 'Gallery image deleted Successfully',
    deleted: 'Gallery deleted Successfully',
    deletePrompt: 'gallery',
  },
});
export type Gallery = ItemOf<typeof gallery>;
