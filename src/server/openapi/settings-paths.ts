import { BOX_NAMES, NETWORKS } from '../../content/college.ts';
import { collegeInputSchema } from '../../content/college-input.ts';
import { ifMatch, operation } from './operation.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const listOf = (properties: object) => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties) },
});
const social = listOf({ network: { type: 'string', enum: NETWORKS }, url: text });
const boxes = listOf({ name: { type: 'string', enum: BOX_NAMES }, count: whole });

const properties = {
  name: text,
  motto: text,
  phone: text,
  extensions: { type: 'array', items: text },
  email: text,
  address: text,
  mapsUrl: text,
  plusTwoUrl: text,
  journalUrl: text,
  social,
  established: { type: ['integer', 'null'] },
  copyrightYear: whole,
  answerDays: whole,
  boxes,
};
const facts = { type: 'object', properties, required: Object.keys(properties) };
const etag = { ETag: { schema: text, description: 'For If-Match' } };
const input = collegeInputSchema();
const inJson = { ...input, properties: { ...input.properties, social, boxes } };

const event = {
  type: 'object',
  properties: {
    _id: text,
    at: { type: 'string', format: 'date-time' },
    action: text,
    type: text,
    item: text,
    title: text,
    account: {
      oneOf: [
        { type: 'object', properties: { _id: text, name: text }, required: ['_id', 'name'] },
        { type: 'null' },
      ],
    },
  },
};
const tag = 'settings';

export const settingsPaths = {
  '/api/settings': {
    get: operation({
      summary: 'What the college says of itself',
      tag,
      admin: true,
      answer: { status: 200, description: 'All of it', schema: facts, headers: etag },
    }),
    put: operation({
      summary: 'Change what the body names; boxes that a list leaves out stay as they are',
      tag,
      admin: true,
      parameters: [ifMatch],
      body: {
        'application/json': inJson,
        'application/x-www-form-urlencoded': input,
        'multipart/form-data': input,
      },
      answer: { status: 200, description: 'All of it', schema: facts, headers: etag },
      refusals: [400, 412, 413, 415],
    }),
  },
  '/api/events': {
    get: operation({
      summary: 'What was changed last, newest first',
      tag,
      admin: true,
      parameters: [
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
      ],
      answer: { status: 200, description: 'The changes', schema: { type: 'array', items: event } },
      refusals: [400],
    }),
  },
  '/api/counts': {
    get: operation({
      summary: 'How many records there are, by type',
      tag,
      admin: true,
      answer: {
        status: 200,
        description: 'The numbers',
        schema: { type: 'object', additionalProperties: whole },
      },
    }),
  },
} as const;
