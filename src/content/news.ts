import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, day, image, richText, text, time } from '../schema/fields/index.ts';
import { words } from './words.ts';

const endWithoutStart = sentenceOf(words, (said) => said.endWithoutStart);
const endAtStart = sentenceOf(words, (said) => said.endAtStart);
const hint = (name: keyof typeof words.en.eventHints) =>
  sentenceOf(words, ({ eventHints }) => eventHints[name]);

export const news = defineType('news', {
  plural: 'newss',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    description: richText('Description', { ne: 'विवरण', translated: true }),
    image: image(),
    imageAlt: altText('image'),
    date: day('Date', { ne: 'मिति', hint: sentenceOf(words, ({ dateHint }) => dateHint) }),
    eventDay: day('Event day', { ne: 'कार्यक्रमको दिन', hint: hint('day') }),
    eventTime: time('Starts at', { ne: 'सुरु हुने समय', hint: hint('start') }),
    eventEnd: time('Ends at', { ne: 'सकिने समय', hint: hint('end') }),
    eventPlace: text('Event place', { ne: 'कार्यक्रम स्थल', translated: true, max: 200 }),
    attachments: attachments(),
  },
  check({ eventTime = '', eventEnd = '' }) {
    if (eventEnd === '') return {};
    if (eventTime === '') return { eventEnd: endWithoutStart };
    return eventTime === eventEnd ? { eventEnd: endAtStart } : {};
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
    soughtAs: 'समाचार आयोजना कार्यक्रम samachar aayojana news events item',
  },
  words: {
    created: 'News added Successfully!!',
    updated: 'News updated Successfully',
    imageUpdated: 'News image updated Successfully',
    deleted: 'News deleted Successfully',
    deletePrompt: 'news',
  },
  nepali: {
    label: 'समाचार र कार्यक्रम',
    noun: 'समाचार',
    purpose: 'कलेजमा के हुँदै छ भनी देखाउँछ: उत्सव, नतिजा, भ्रमण, कार्यशाला।',
  },
});
export type News = ItemOf<typeof news>;
