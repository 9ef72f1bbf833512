import * as z from 'zod';
import { RECEIPT } from '../../content/form-signs.ts';
import type { SubmissionType } from '../../content/submission.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { fieldsOf } from '../../schema/define-type.ts';
import { indefinite } from './indefinite.ts';
import {
  idParameter,
  ifMatch,
  inEveryEncoding,
  listAnswer,
  listParameters,
  operation,
  ref,
} from './operation.ts';

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const etag = { ETag: { description: 'This version of the submission', schema: text } };

const spam = {
  name: 'spam',
  in: 'query',
  description: 'Instead, what is taken for spam',
  schema: { type: 'boolean', default: false },
};

/** What an admin reads of a submission, and what its sender is answered. */
function submissionSchema(type: SubmissionType) {
  const fields = fieldsOf(type.stored).map(([name, field]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(field.output());
    return [name, schema];
  });
  return {
    type: 'object',
    properties: {
      _id: text,
      ...Object.fromEntries(fields),
      createdAt: instant,
      updatedAt: instant,
      reference: { ...text, description: 'How the office and the sender speak of it' },
      isSpam: { type: 'boolean', description: 'There, and true, only for what is taken for spam' },
    },
  };
}

/** What its sender is answered, with the receipt if they asked for it. */
function answeredSchema({ name }: SubmissionType) {
  const words = ['reference', 'program', 'day', 'nepaliDay', 'time', 'answerBy'];
  const receipt = {
    type: 'object',
    description: 'When it arrived and by when it is answered, in words and by Nepal’s clock',
    properties: Object.fromEntries(words.map((word) => [word, text])),
  };
  return { allOf: [ref(name), { type: 'object', properties: { receipt } }] };
}

/** What a visitor sends. */
function sentSchema({ form }: SubmissionType) {
  const fields = fieldsOf(form);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields.map(([name]) => [name, text])),
      submissionId: {
        type: 'string',
        format: 'uuid',
        description:
          'Made by the browser for each submission: sent again with the same content, it is stored once',
      },
      [RECEIPT]: { type: 'boolean', description: 'Answer also with the words of a receipt, as `receipt`' },
    },
    required: fields.filter(([, { required }]) => required).map(([name]) => name),
  };
}

function pathsOf(type: SubmissionType): Record<string, object> {
  const { name, plural } = type;
  const { noun } = type.admin;
  const answer = { status: 200, description: `The ${noun}`, schema: ref(name), headers: etag };
  const one = { tag: 'inbox', admin: true, parameters: [idParameter] };
  return {
    [`/api/${name}`]: {
      post: operation({
        summary: `Send a ${noun}. 200 where the same was stored before under this submissionId`,
        tag: 'inbox',
        body: inEveryEncoding(sentSchema(type)),
        answer: { status: 201, description: 'What was stored', schema: answeredSchema(type) },
        refusals: [400, 409, 413, 415, 429],
      }),
    },
    [`/api/${plural}`]: {
      get: operation({
        summary: 'The whole list, newest first, or one page of it',
        tag: 'inbox',
        admin: true,
        parameters: [...listParameters, spam],
        answer: listAnswer(ref(name)),
        refusals: [400],
      }),
    },
    [`/api/${plural}.csv`]: {
      get: operation({
        summary: 'All of the list, or of what a filter leaves of it, as a table for spreadsheets',
        tag: 'inbox',
        admin: true,
        parameters: [...listParameters.filter((parameter) => parameter.name === 'q'), spam],
        answer: {
          status: 200,
          description: 'The table, in UTF-8 with its mark, under a name with the day',
          media: 'text/csv',
          schema: text,
        },
        refusals: [400],
      }),
    },
    [`/api/${name}/{id}`]: {
      get: operation({ ...one, summary: `One ${noun}`, answer, refusals: [404] }),
      put: operation({
        ...one,
        summary: 'Note whether it was viewed; nothing else can be changed',
        parameters: [idParameter, ifMatch],
        body: inEveryEncoding({ type: 'object', properties: { isView: { type: 'boolean' } } }),
        answer,
        refusals: [400, 404, 412, 413, 415],
      }),
      delete: operation({
        ...one,
        summary: `Delete ${indefinite(noun)}`,
        parameters: [idParameter, ifMatch],
        answer: { status: 200, description: `The deleted ${noun}`, schema: ref(name) },
        refusals: [404, 412],
      }),
    },
    [`/api/${name}-spam/{id}`]: {
      post: operation({
        ...one,
        summary: 'Say that it is spam, or that it is none',
        body: inEveryEncoding({
          type: 'object',
          properties: { isSpam: { type: 'boolean' } },
          required: ['isSpam'],
        }),
        answer,
        refusals: [400, 404, 413, 415],
      }),
    },
  };
}

const count = {
  type: 'object',
  properties: { unviewed: { type: 'integer' }, spam: { type: 'integer' } },
  required: ['unviewed', 'spam'],
};

const chats = {
  type: 'object',
  properties: {
    today: { type: 'integer', description: 'Chats that began since midnight in Kathmandu' },
    unanswered: { type: 'integer', description: 'Questions that nothing published answers' },
  },
  required: ['today', 'unanswered'],
};

export const inboxPaths: Record<string, object> = {
  ...Object.assign({}, ...submissionTypes.map(pathsOf)),
  '/api/inbox': {
    get: operation({
      summary: 'How much waits to be viewed, how much is taken for spam, and how the chat is used',
      tag: 'inbox',
      admin: true,
      answer: {
        status: 200,
        description: 'The numbers, by what was sent',
        schema: {
          type: 'object',
          properties: { ...Object.fromEntries(submissionTypes.map(({ name }) => [name, count])), chats },
        },
      },
    }),
  },
};

export const submissionSchemas: Record<string, object> = Object.fromEntries(
  submissionTypes.map((type) => [type.name, submissionSchema(type)]),
);
