import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { address, altText, image, longText, sections, text } from '../schema/fields/index.ts';
import { sectionKinds } from './sections/index.ts';
import { words } from './words.ts';

/** A page of the college's own: a citizen charter, rules, results. */
export const page = defineType('page', {
  plural: 'pages',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    address: address('Address', { ne: 'ठेगाना' }),
    summary: longText('Summary', {
      ne: 'सारांश',
      translated: true,
      max: 500,
      hint: sentenceOf(words, ({ pageSummary }) => pageSummary),
    }),
    image: image(),
    imageAlt: altText('image'),
    sections: sections('Sections', { ne: 'खण्डहरू', kinds: sectionKinds }),
  },
  page: { item: '' },
  admin: {
    list: 'pages',
    one: 'page',
    label: 'Pages',
    noun: 'page',
    purpose: 'Pages of the college’s own: a citizen charter, rules, results, clubs.',
    soughtAs: 'पृष्ठ पाना वडापत्र नियम नतिजा prishtha pana page pages own charter rules results',
  },
  nepali: {
    label: 'पृष्ठ',
    noun: 'पृष्ठ',
    purpose: 'कलेजका आफ्नै पृष्ठ: नागरिक वडापत्र, नियम, नतिजा, क्लब।',
  },
});
export type OwnPage = ItemOf<typeof page>;
