import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, day, image, richText, text, time } from '../schema/fields/index.ts';
import { words } from './words.ts';

export const news = defineType('news', {
  plural: 'newss',
  drafts: true,
  fields: {
    title: text('Title', { required: true, max: 200 }),
    description: richText('Description'),
    image: image(),
    imageAlt: altText('image'),
    date: day('Date', { hint: 'Empty: the day on which it is added.' }),
    eventDay: day('Event day', { hint: 'Leave it empty if this is no event.' }),
    eventTime: time('Starts at', { hint: 'Kathmandu time. Empty: the whole day.' }),
    eventEnd: time('Ends at', { hint: 'On the same day.' }),
    eventPlace: text('Event place', { max: 200 }),
    attachments: attachments(),
  },
  check({ eventTime = '', eventEnd = '' }) {
    if (eventEnd === '') return {};
    if (eventTime === '') return { eventEnd: words.endWithoutStart };
    return eventTime < eventEnd ? {} : { eventEnd: words.endBeforeStart };
  },
  slug: true,
  order: { by: 'day', field: 'date' },
  page: { list: '/news-and-events', item: '/news-and-events' },
  preference: -0.02,
  admin: {
    list: 'news-and-events',
    one: 'news-and-events',
    label: 'News & Events',
    noun: 'news item',
    purpose: 'News and events show what happens at the college: celebrations, results, visits, workshops.',
  },
  words: {
    created: 'News added Successfully!!',
    updated: 'News updated Successfully',
    imageUpdated: 'News image updated Successfully',
    deleted: 'News deleted Successfully',
    deletePrompt: 'news',
  },
});
export type News = ItemOf<typeof news>;
