import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, attachments, image, richText, text } from '../schema/fields/index.ts';
import { words } from './words.ts';

const hint = (name: keyof typeof words.en.scholarshipHints) =>
  sentenceOf(words, ({ scholarshipHints }) => scholarshipHints[name]);

export const scholarship = defineType('scholarship', {
  plural: 'scholarships',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    description: richText('Description', { ne: 'विवरण', translated: true }),
    image: image(),
    imageAlt: altText('image'),
    recipients: text('Who', { ne: 'कसलाई', translated: true, hint: hint('recipients'), max: 200 }),
    amount: text('How much', { ne: 'कति', translated: true, hint: hint('amount'), max: 200 }),
    deadline: text('Until when', { ne: 'कहिलेसम्म', translated: true, hint: hint('deadline'), max: 200 }),
    attachments: attachments(),
  },
  page: { list: '/scholarships', whole: 20 },
  admin: {
    list: 'scholarship',
    one: 'scholarship',
    label: 'Scholarship',
    noun: 'scholarship content',
    purpose: 'Shows who is helped with the fees, by how much, and how to ask for it.',
    soughtAs: 'छात्रवृत्ति chhatrabritti chatrabriti scholarships scholarship content',
  },
  words: {
    created: 'Scholarship content added Successfully!!',
    imageUpdated: 'Scholarship image updated Successfully',
    deletePrompt: 'content',
  },
  nepali: {
    label: 'छात्रवृत्ति',
    noun: 'छात्रवृत्ति जानकारी',
    purpose: 'शुल्कमा कसलाई, कति सहयोग हुन्छ र कसरी माग्ने भनी देखाउँछ।',
  },
});
export type Scholarship = ItemOf<typeof scholarship>;
