import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';

export const about = defineType('about', {
  plural: 'abouts',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    description: richText('Description'),
    vision: richText('Vision'),
    mission: richText('Mission'),
    goals: richText('Goals'),
    core_values: richText('Core Values'),
    image: image(),
    imageAlt: altText('image'),
  },
  page: { list: '/who-we-are', whole: 20 },
  admin: {
    list: 'abouts',
    one: 'about',
    label: 'About',
    noun: 'about content',
    purpose: 'Says who you are: the story of the college, its vision, mission, goals and values.',
  },
  words: {
    created: 'About content added Successfully',
    updated: 'About updated Successfully',
    imageUpdated: 'About image updated Successfully',
    deleted: 'About deleted Successfully',
    deletePrompt: 'about content',
  },
});
export type About = ItemOf<typeof about>;
