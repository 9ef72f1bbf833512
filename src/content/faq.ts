import { sentenceOf } from '../languages/sentence.ts';
import { defineType, type ItemOf } from '../schema/define-type.ts';
import { altText, image, richText, text } from '../schema/fields/index.ts';
import { words } from './words.ts';

export const faq = defineType('faq', {
  plural: 'faqs',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    description: richText('Description', {
      ne: 'विवरण',
      translated: true,
      hint: sentenceOf(words, ({ faqAnswer }) => faqAnswer),
    }),
    topic: text('Topic', {
      ne: 'समूह',
      translated: true,
      hint: sentenceOf(words, ({ faqTopic }) => faqTopic),
      max: 100,
      isKeywordOnly: true,
    }),
    image: image(),
    imageAlt: altText('image'),
  },
  order: { by: 'hand' },
  page: { list: '/faqs', whole: 100 },
  preference: 0.13,
  admin: {
    list: 'faqs',
    one: 'faqs',
    label: 'FAQs',
    noun: 'FAQ',
    purpose: 'Answers what parents and applicants ask again and again, so that nobody has to telephone.',
    soughtAs: 'प्रश्न उत्तर जिज्ञासा prashna prasna faqs questions',
  },
  words: {
    created: 'Faq added Successfully!!',
    updated: 'Faq updated Successfully',
    imageUpdated: 'Faq image updated Successfully',
    deleted: 'Faq deleted Successfully',
    deletePrompt: 'faq',
  },
  nepali: {
    label: 'धेरै सोधिने प्रश्न',
    noun: 'प्रश्न',
    purpose: 'अभिभावक र निवेदकले बारम्बार सोध्ने कुराको जवाफ, जसले गर्दा कसैले फोन गर्नुपर्दैन।',
  },
});
export type Faq = ItemOf<typeof faq>;
