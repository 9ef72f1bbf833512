import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LINK_MAILS } from '../../content/link-mails.ts';
import {
  allMails,
  MAIL_STATES,
  type MailEntry,
  mailStatus,
  pageOfMails,
  visibleMails,
} from '../../mail/mail-list.ts';
import { resendAll, resendMail, sendTestMail } from '../../mail/resend-mail.ts';
import { troubleIn } from '../../mail/trouble.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { languageOfCall } from '../error-handler.ts';
import {
  arrayOf,
  inEveryEncoding,
  instant,
  integer,
  object,
  oneOf,
  text,
  textOrNull,
} from '../openapi/json-schema.ts';
import { addListRoute } from './list-route.ts';
import { choice, defineQuery } from './query.ts';
import { addRoute, answers } from './route.ts';

const instantOrNull = { ...textOrNull, format: 'date-time' };
const mailEntry = object({
  _id: text,
  kind: oneOf([
    'notification',
    'acknowledgement',
    'test',
    'conflict',
    'overdue',
    'unattended',
    'new-browser',
    'submitted',
    'approved',
    'returned',
    ...LINK_MAILS,
  ]),
  recipient: text,
  subject: text,
  state: oneOf(MAIL_STATES),
  attempts: integer,
  trouble: { ...text, description: 'Why the last attempt failed' },
  aboutType: {
    ...text,
    description: 'Of what it tells: application, contact, account, a type of content, or nothing',
  },
  about: { ...text, description: 'The id of what it tells of' },
  createdAt: instant,
  sentAt: instantOrNull,
  nextAt: { ...instantOrNull, description: 'When it is tried next, while it waits' },
});
const status = object({
  server: { ...textOrNull, description: 'Null where no mail is sent' },
  from: text,
  staff: arrayOf(text),
  waiting: integer,
  failedLately: { ...integer, description: 'Given up within the last seven days' },
  unsent: { ...integer, description: 'Wait after an attempt or were given up, and surely did not arrive' },
});

/** The mails as a response, with the reasons of failures in the language of the call. */
const toldTo = (request: FastifyRequest, mails: readonly MailEntry[]): MailEntry[] =>
  mails.map((mail) => ({ ...mail, trouble: troubleIn(languageOfCall(request), mail.trouble) }));

const visibleTo = (request: FastifyRequest) => visibleMails(actorOf(request).duties);

/** The mails that the site sends, for admins: their state, sending one again, a test mail. */
export function mailRoutes(app: FastifyInstance, site: Site): void {
  const { reader } = site.database;
  const common = { access: 'admin', section: 'mail' } as const;

  addListRoute(app, {
    ...common,
    url: '/api/mails',
    summary:
      'The mails that one may see, sent, waiting or given up, newest first, without their words; q is looked for in subject and recipient',
    items: mailEntry,
    filters: defineQuery({ state: choice(MAIL_STATES) }),
    async page(query, { state }, request) {
      const found = await pageOfMails(reader, { about: visibleTo(request), state, q: query.q }, query);
      return { ...found, items: toldTo(request, found.items) };
    },
    async *all({ state }, request) {
      for await (const mails of allMails(reader, { about: visibleTo(request), state, q: '' }))
        yield toldTo(request, mails);
    },
  });

  addRoute(app, {
    ...common,
    method: 'GET',
    url: '/api/mail-status',
    summary: 'How mail is set up, and how the mails fare that one may see',
    response: answers('The state of mail', status),
    handler: (request) => mailStatus(site, visibleTo(request)),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    url: '/api/mail-again/:id',
    summary: 'Send a mail again that waits or was given up',
    record: 'mail',
    response: answers('The mail, which waits now', mailEntry),
    refusals: [409],
    handler: (request, _reply, { id }) => resendMail(site, id, actorOf(request)),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    url: '/api/mails-again',
    summary: 'Send all mails again that one may see and that surely did not arrive',
    response: answers('How many are sent', object({ count: integer })),
    refusals: [409],
    handler: async (request) => ({ count: await resendAll(site, actorOf(request)) }),
  });

  addRoute(app, {
    ...common,
    access: 'accounts',
    method: 'POST',
    url: '/api/mail-test',
    summary: 'Send a mail that says that mail works',
    body: { schemas: () => inEveryEncoding(object({ to: text })) },
    response: answers('The mail, which waits', mailEntry, 201),
    refusals: [409],
    handler: (request, _reply, { fields }) => sendTestMail(site, fields.to, actorOf(request)),
  });
}
