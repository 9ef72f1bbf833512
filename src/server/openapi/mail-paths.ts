import { MAIL_STATES } from '../../mail/mail-list.ts';
import { idParameter, inEveryEncoding, listAnswer, listParameters, operation } from './operation.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const instant = { type: 'string', format: 'date-time' };
const maybeInstant = { type: ['string', 'null'], format: 'date-time' };
const state = { type: 'string', enum: MAIL_STATES };
const properties = {
  _id: text,
  kind: { type: 'string', enum: ['notification', 'acknowledgement', 'test'] },
  recipient: text,
  subject: text,
  state,
  attempts: whole,
  trouble: { ...text, description: 'Why the last attempt failed' },
  aboutType: { ...text, description: 'Of what it tells: application, contact, or nothing' },
  about: { ...text, description: 'The id of what it tells of' },
  createdAt: instant,
  sentAt: maybeInstant,
  nextAt: { ...maybeInstant, description: 'When it is tried next, while it waits' },
};
const mail = { type: 'object', properties, required: Object.keys(properties) };
const statusProperties = {
  server: { type: ['string', 'null'], description: 'Null where no mail is sent' },
  from: text,
  staff: { type: 'array', items: text },
  waiting: whole,
  failedLately: { ...whole, description: 'Given up within the last seven days' },
};
const status = { type: 'object', properties: statusProperties, required: Object.keys(statusProperties) };
const tag = 'mail';

export const mailPaths = {
  '/api/mails': {
    get: operation({
      summary:
        'The mails that were sent, wait or were given up, newest first, without their words; q is looked for in subject and recipient',
      tag,
      admin: true,
      parameters: [...listParameters, { name: 'state', in: 'query', schema: state }],
      answer: listAnswer(mail),
      refusals: [400],
    }),
  },
  '/api/mail-status': {
    get: operation({
      summary: 'How mail is set up, and how it fares',
      tag,
      admin: true,
      answer: { status: 200, description: 'The state of mail', schema: status },
    }),
  },
  '/api/mail-again/{id}': {
    post: operation({
      summary: 'Send a mail again that waits or was given up',
      tag,
      admin: true,
      parameters: [idParameter],
      answer: { status: 200, description: 'The mail, which waits now', schema: mail },
      refusals: [404, 409],
    }),
  },
  '/api/mail-test': {
    post: operation({
      summary: 'Send a mail that says that mail works',
      tag,
      admin: true,
      body: inEveryEncoding({ type: 'object', properties: { to: text }, required: ['to'] }),
      answer: { status: 201, description: 'The mail, which waits', schema: mail },
      refusals: [400, 409, 413, 415],
    }),
  },
} as const;
