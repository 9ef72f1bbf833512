import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, day, image, richText, text } from '../schema/fields/index.ts';
import { categoryOf } from './category.ts';
import { words } from './words.ts';

export const notice = defineType('notice', {
  plural: 'notices',
  drafts: true,
  goesStale: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    description: richText('Description', { ne: 'विवरण', translated: true }),
    image: image(),
    imageAlt: altText('image'),
    category: categoryOf(),
    date: day('Date', { ne: 'मिति', hint: sentenceOf(words, ({ dateHint }) => dateHint) }),
    attachments: attachments(),
  },
  order: { by: 'day', field: 'date' },
  page: { list: '/notices', item: '/notice' },
  admin: {
    list: 'notices',
    one: 'notice',
    label: 'Notices',
    noun: 'notice',
    purpose: 'Notices tell students and parents what they must know this week: examinations, fees, holidays.',
    soughtAs: 'सूचना suchana soochana notice notices',
  },
  words: {
    deletePrompt: 'content',
  },
  nepali: {
    label: 'सूचना',
    noun: 'सूचना',
    purpose: 'सूचनाले विद्यार्थी र अभिभावकलाई यस हप्ता जान्नुपर्ने कुरा बताउँछ: परीक्षा, शुल्क, बिदा।',
  },
});
export type Notice = ItemOf<typeof notice>;
