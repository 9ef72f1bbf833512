import { defineType, type ItemOf } from '../schema/define-type.ts';
import { conversation } from '../schema/fields/conversation.ts';
import { text } from '../schema/fields/index.ts';

/** The conversation of a visit with the assistant. */
export const chat = defineType('chat', {
  plural: 'chats',
  fields: {
    /** The first question, shortened. */
    title: text('Title', { ne: 'शीर्षक', max: 200 }),
    conversation: conversation(),
  },
  admin: {
    list: 'chats',
    one: 'chat',
    label: 'Chatbot Questions',
    noun: 'chat',
    purpose: 'What visitors asked the assistant, and what it answered.',
    soughtAs: '',
  },
  words: { created: '', updated: '', deleted: '', deletePrompt: 'chat' },
  nepali: {
    label: 'सोधिएका प्रश्न',
    noun: 'कुराकानी',
    purpose: 'आगन्तुकले सहायकलाई के सोधे, उसले के जवाफ दियो।',
    words: {
      created: '',
      updated: '',
      deleted: '',
      deletePrompt: 'कुराकानी',
    },
  },
});
export type Chat = ItemOf<typeof chat>;
