import * as z from 'zod';
import { chat } from '../../content/chat.ts';
import { LONGEST_MESSAGE } from '../../schema/fields/conversation.ts';
import { idParameter, inEveryEncoding, listAnswer, listParameters, operation, ref } from './operation.ts';

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const { $schema: _, ...conversation } = z.toJSONSchema(chat.fields.conversation.output());

const entry = {
  type: 'object',
  properties: {
    user: { ...text, minLength: 1, maxLength: LONGEST_MESSAGE },
    bot: { ...text, maxLength: 20_000 },
    timestamp: { ...text, description: 'ISO 8601' },
  },
  required: ['user', 'timestamp'],
};
const spoken = {
  type: 'object',
  properties: {
    recipient_id: { ...text, description: 'The sender, or a neutral word' },
    text: { ...text, description: 'Plain text; links in it are written [words](address)' },
  },
  required: ['recipient_id', 'text'],
};
const record = {
  _id: text,
  title: { ...text, description: 'What the visitor asked first, shortened' },
  conversation,
  createdAt: instant,
  updatedAt: instant,
};
const question = {
  _id: text,
  question: { ...text, description: 'The latest wording of questions that are alike' },
  asked: { type: 'integer', description: 'How often' },
  firstAt: instant,
  lastAt: instant,
};

export const chatSchemas: Record<string, object> = {
  chat: { type: 'object', properties: record, required: Object.keys(record) },
  unanswered: { type: 'object', properties: question, required: Object.keys(question) },
};

const tag = 'chat';

export const chatPaths = {
  '/webhooks/rest/webhook': {
    post: operation({
      summary: 'Ask the assistant. Each message is answered by itself',
      tag,
      body: inEveryEncoding({
        type: 'object',
        properties: {
          sender: { ...text, maxLength: 200, description: 'What the visit calls itself' },
          message: { ...text, minLength: 1, maxLength: LONGEST_MESSAGE },
        },
        required: ['message'],
      }),
      answer: {
        status: 200,
        description: 'At least one text',
        schema: { type: 'array', items: spoken, minItems: 1 },
      },
      refusals: [400, 413, 415, 429, 502, 503, 504],
    }),
  },
  '/api/create-chat': {
    post: operation({
      summary: 'Keep what was said in a chat. 200 where it joined the record of its visit',
      tag,
      body: {
        'application/json': {
          type: 'object',
          properties: {
            conversation: { oneOf: [entry, { type: 'array', items: entry, minItems: 1, maxItems: 100 }] },
            session: { ...text, maxLength: 100, description: 'A random id that the visit gave itself' },
          },
          required: ['conversation'],
        },
      },
      answer: { status: 201, description: 'The record whole', schema: ref('chat') },
      refusals: [400, 413, 415, 429],
    }),
  },
  '/api/chats': {
    get: operation({
      summary: 'What was said in the chat, the visits that began last first: all of it, or one page',
      tag,
      admin: true,
      parameters: listParameters,
      answer: listAnswer(ref('chat')),
      refusals: [400],
    }),
  },
  '/api/unanswered': {
    get: operation({
      summary:
        'Questions that nothing published answers, those asked last first; q is looked for in their wording',
      tag,
      admin: true,
      parameters: listParameters,
      answer: listAnswer(ref('unanswered')),
      refusals: [400],
    }),
  },
  '/api/unanswered/{id}': {
    delete: operation({
      summary: 'Take a question off this list',
      tag,
      admin: true,
      parameters: [idParameter],
      answer: { status: 200, description: 'The question', schema: ref('unanswered') },
      refusals: [404],
    }),
  },
} as const;
