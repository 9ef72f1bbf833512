import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, day, image, richText, text } from '../schema/fields/index.ts';

export const notice = defineType('notice', {
  plural: 'notices',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    description: richText('Description'),
    image: image(),
    imageAlt: altText('image'),
    date: day('Date', { hint: 'Empty: the day on which it is added.' }),
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
  },
  words: {
    created: 'Notice added Successfully',
    updated: 'Notice updated Successfully',
    imageUpdated: 'Notice image updated Successfully',
    deleted: 'Notice deleted Successfully',
    deletePrompt: 'content',
  },
});
export type Notice = ItemOf<typeof notice>;
