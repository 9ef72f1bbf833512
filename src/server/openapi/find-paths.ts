import { MOST_OF_A_KIND } from '../api/find-records.ts';
import { LONGEST_Q } from '../api/find-route.ts';
import { operation } from './operation.ts';

const text = { type: 'string' };

const kind = {
  type: 'object',
  properties: {
    type: {
      ...text,
      description: 'Name of a content type, of what visitors send, of the chat, or ‘account’',
    },
    records: {
      type: 'array',
      maxItems: MOST_OF_A_KIND,
      items: { type: 'object', properties: { _id: text, title: text }, required: ['_id', 'title'] },
    },
    isMore: { type: 'boolean', description: 'Others have the words, too; the list of the type tells them' },
  },
  required: ['type', 'records', 'isMore'],
};

export const findPaths = {
  '/api/find': {
    get: operation({
      summary:
        'Any record by its title or name: a few of each kind that has all the words, the nearest first',
      tag: 'find',
      admin: true,
      parameters: [
        {
          name: 'q',
          in: 'query',
          required: true,
          description: 'Words or parts of them, in any case and order',
          schema: { ...text, minLength: 1, maxLength: LONGEST_Q },
        },
      ],
      answer: { status: 200, description: 'What was found', schema: { type: 'array', items: kind } },
      refusals: [400],
    }),
  },
};
