import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';

export const about = defineType('about', {
  plural: 'abouts',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    description: richText('Description', { ne: 'विवरण', translated: true }),
    vision: richText('Vision', { ne: 'दूरदृष्टि', translated: true }),
    mission: richText('Mission', { ne: 'ध्येय', translated: true }),
    goals: richText('Goals', { ne: 'लक्ष्य', translated: true }),
    core_values: richText('Core Values', { ne: 'मूल मान्यता', translated: true }),
    image: image(),
    imageAlt: altText('image'),
  },
  order: { by: 'hand' },
  page: { list: '/who-we-are', whole: 20 },
  admin: {
    list: 'abouts',
    one: 'about',
    label: 'About',
    noun: 'about content',
    purpose: 'Says who you are: the story of the college, its vision, mission, goals and values.',
    soughtAs: 'हाम्रो बारेमा परिचय hamro barema parichaya about content who we are vision mission',
  },
  words: {
    updated: 'About updated Successfully',
    imageUpdated: 'About image updated Successfully',
    deleted: 'About deleted Successfully',
  },
  nepali: {
    label: 'हाम्रो परिचय',
    noun: 'परिचय',
    purpose: 'तपाईंहरू को हुनुहुन्छ भनी बताउँछ: कलेजको कथा, दूरदृष्टि, ध्येय, लक्ष्य र मान्यता।',
  },
});
export type About = ItemOf<typeof about>;
