import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, longText, text } from '../schema/fields/index.ts';

export const banner = defineType('banner', {
  plural: 'banners',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    shortText: text('Short Text'),
    shortDescription: longText('Short Description'),
    image: image(),
    imageAlt: altText('image'),
  },
  order: { by: 'hand' },
  page: { list: '/' },
  preference: -0.15,
  admin: {
    list: 'banners',
    one: 'banner',
    label: 'Banners',
    noun: 'banner',
    purpose: 'Banners open the home page: one strong picture and one strong sentence each.',
  },
  words: {
    created: 'Banner added Successfully',
    updated: 'Banner updated Successfully',
    imageUpdated: 'Banner image updated Successfully',
    deleted: 'Banner deleted Successfully',
    deletePrompt: 'banner',
  },
});
export type Banner = ItemOf<typeof banner>;
