import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, longText, text } from '../schema/fields/index.ts';

export const banner = defineType('banner', {
  plural: 'banners',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    shortText: text('Short Text', { ne: 'छोटो पाठ', translated: true }),
    shortDescription: longText('Short Description', { ne: 'छोटो विवरण', translated: true }),
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
    soughtAs: 'ब्यानर banner byanar home page slider',
  },
  nepali: {
    label: 'ब्यानर',
    noun: 'ब्यानर',
    purpose: 'गृहपृष्ठ ब्यानरबाट सुरु हुन्छ: हरेकमा एउटा बलियो तस्बिर र एउटा बलियो वाक्य।',
  },
});
export type Banner = ItemOf<typeof banner>;
