import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUDIT_ACTIONS } from '../../content/audit.ts';
import { CONTENT_DUTIES, type Duty, hasDuty } from '../../content/duties.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { isContent, notContent } from '../../content/visibility.ts';
import {
  type AuditEntry,
  type AuditTrailFilter,
  allAudit,
  countAudit,
  pageOfAudit,
  sessionStarts,
} from '../../db/audit-trail.ts';
import { presentTitles } from '../../db/editing/nepali-titles.ts';
import type { ContentRow, Db } from '../../db/engine.ts';
import { contentOf } from '../../db/store.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { recordExport } from '../../records/audit.ts';
import { settingsEvent } from '../../records/read-college.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { dayInKathmandu, startOfDay, timeInKathmandu } from '../../schema/kathmandu.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { dispositionOf } from '../content-disposition.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { languageOfCall } from '../error-handler.ts';
import { arrayOf, boolean, instant, integer, object, text } from '../openapi/json-schema.ts';
import { privateHeaders } from './headers.ts';
import { DEFAULT_LIMIT, limitParameter, linkHeader, pageHeaders, pageParameter } from './list-route.ts';
import { choice, defineQuery, oneDay, oneText } from './query.ts';
import { addRoute } from './route.ts';
import { csvList, type TableColumn } from './tables.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const URL_PATH = '/api/manage/audit';
const DAY_MS = 86_400_000;

const entry = object({
  _id: text,
  at: instant,
  who: {
    description: 'Null for the program, and where nobody was signed in. The name is the one of then',
    oneOf: [object({ _id: text, name: text }), { type: 'null' }],
  },
  what: { ...text, description: 'A code, which never changes' },
  type: {
    ...text,
    description: 'Of the record: a content type, what visitors send, account, settings, site …',
  },
  record: { ...text, description: 'Its id; empty where there is none' },
  title: {
    ...text,
    description:
      'Its title at that time; of what visitors sent only the reference; of content, for who may not see drafts, the one under which it is live',
  },
  detail: {
    oneOf: [
      object(
        {
          fields: { ...arrayOf(text), description: 'What was changed' },
          format: { ...text, description: 'Of an export' },
          rows: { ...integer, description: 'Of an export, or of what expired' },
          agent: { ...text, description: 'The browser that signed in' },
          network: { ...text, description: 'Half of the address that signed in' },
          sessions: { ...integer, description: 'How many were ended' },
          takenAt: { ...instant, description: 'Of the backup that was restored' },
          command: { ...text, description: 'What ran the program' },
        },
        [],
      ),
      { type: 'null' },
    ],
  },
  session: { ...text, description: 'Tells the sessions apart, and opens none; empty without one' },
  signedIn: {
    description:
      'When that session began, and with which browser; null where the sign-in is not kept any more',
    oneOf: [object({ at: instant, agent: text }), { type: 'null' }],
  },
  exists: {
    ...boolean,
    description: 'Whether the record is there: published, sent, an account, the settings',
  },
});

const columnsIn = (labels: (typeof words)['en']['table']): readonly TableColumn<AuditEntry>[] => [
  { label: labels.when, cell: ({ at }) => timeInKathmandu(at) },
  { label: labels.who, cell: ({ who }) => who?.name ?? '' },
  { label: labels.what, cell: ({ what }) => what },
  { label: labels.type, cell: ({ type }) => type },
  { label: labels.title, cell: ({ title }) => title },
  { label: labels.detail, cell: ({ detail }) => detailOf(detail) },
  { label: labels.record, cell: ({ record }) => record, isText: true },
  { label: labels.account, cell: ({ who }) => who?._id ?? '', isText: true },
  { label: labels.session, cell: ({ session }) => session, isText: true },
];

const detailOf = (detail: AuditEntry['detail']) =>
  Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
    .join('; ');

const filters = defineQuery({
  who: oneText('Id of an account, or a part of its name'),
  what: choice(AUDIT_ACTIONS),
  record: oneText('Id of a record, or a part of its title'),
  from: oneDay('The first day, in Kathmandu'),
  to: oneDay('The last day, in Kathmandu'),
  page: pageParameter,
  limit: limitParameter('Lines on a page'),
});
type AuditQuery = ReturnType<typeof filters.read>;

/**
 * Routes to read the audit trail, for admins with the duty for accounts. Nothing here changes or deletes it
 * (requirement 19.66).
 */
export function auditRoutes(app: FastifyInstance, site: Site): void {
  const { database, types, now } = site;
  addRoute(app, {
    method: 'GET',
    url: URL_PATH,
    access: 'accounts',
    deadlineMs: SLOW_ROUTE_MS,
    summary:
      'Who did what to which record, newest first, one page of it; with Accept: text/csv the whole that the filters leave, as a table',
    section: 'audit',
    query: filters,
    response: {
      status: 200,
      description: 'A page of the audit trail',
      schema: arrayOf(entry),
      headers: pageHeaders,
      alsoAs: ['text/csv'],
    },
    async handler(request, reply, { query }) {
      const filter = filterOf(query, actorOf(request).duties);
      reply.headers({ ...privateHeaders, vary: 'Accept' });
      return prefersCsv(request.headers.accept)
        ? sendTable(request, reply, filter)
        : sendPage(request, reply, query, filter);
    },
  });

  /** For who may not see drafts the titles of content are those under which it is live. */
  async function withoutDrafts(entries: AuditEntry[], duties: readonly Duty[]): Promise<AuditEntry[]> {
    if (hasDuty(duties, CONTENT_DUTIES)) return entries;
    const keyOf = ({ type, record }: AuditEntry) => ({ type, _id: record });
    const titleOf = await presentTitles(database.reader, types, entries.map(keyOf), true);
    return entries.map((entry) =>
      isContent(entry.type) ? { ...entry, title: titleOf(keyOf(entry))?.title ?? '' } : entry,
    );
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    query: AuditQuery,
    filter: AuditTrailFilter,
  ) {
    const { page = 1, limit = DEFAULT_LIMIT, ...sent } = query;
    const { items: found, total } = await pageOfAudit(database, filter, { page, limit });
    const items = await withoutDrafts(found, actorOf(request).duties);
    const areThere = await existing(database.reader, types, items);
    const starts = await sessionStarts(database, items);
    const lines = items.map((item, index) => ({
      ...item,
      signedIn: starts.get(item.session) ?? null,
      exists: areThere[index],
    }));
    const link = linkHeader(URL_PATH, { q: '', page, limit }, total, sent);
    return reply.headers({ ...(link && { link }), 'x-total-count': total }).send(JSON.stringify(lines));
  }

  async function sendTable(request: FastifyRequest, reply: FastifyReply, filter: AuditTrailFilter) {
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': dispositionOf(`audit-${dayInKathmandu(now())}.csv`),
    });
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    // The table ends where it was asked for, so that it does not list itself.
    const at = now().toISOString();
    const listed = { ...filter, until: filter.until && filter.until < at ? filter.until : at };
    const rows = await countAudit(database, listed);
    await recordExport(site, actorOf(request), { type: 'audit', format: 'csv', rows });
    const { duties } = actorOf(request);
    async function* lines() {
      for await (const chunk of allAudit(database, listed)) yield await withoutDrafts(chunk, duties);
    }
    return reply.send(csvList(lines(), columnsIn(words[languageOfCall(request)].table)));
  }
}

/**
 * @param duties of the reader: who may not see drafts finds no content by its titles
 * @throws 400 for days in the wrong order
 */
function filterOf({ who, what, record, from, to }: AuditQuery, duties: readonly Duty[]): AuditTrailFilter {
  if (from !== undefined && to !== undefined && to < from)
    throw errors.invalid({ to: sentences.hasToBe('to', sentences.bodies.laterDay) });
  return {
    who: who?.trim(),
    what,
    record: record?.trim(),
    ...(!hasDuty(duties, CONTENT_DUTIES) && { titled: notContent }),
    since: from && new Date(startOfDay(from)).toISOString(),
    until: to && new Date(startOfDay(to) + DAY_MS).toISOString(),
  };
}

/** The weight of a media type in an `Accept` header (RFC 9110, section 12.5.1); 0 where it is not named. */
function weightOf(accept: string, media: string): number {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== media) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}

/** Whether a caller of a list that is sent as JSON asks for a table. */
function prefersCsv(accept = ''): boolean {
  const csv = weightOf(accept, 'text/csv');
  return csv > 0 && csv >= weightOf(accept, 'application/json');
}

interface Named {
  type: string;
  /** Its id; may be empty. */
  record: string;
}

/** The records among these that exist and have a form in the back office, in the given order. */
async function existing(
  db: Db,
  types: readonly ContentType[],
  records: readonly Named[],
): Promise<boolean[]> {
  const tables = new Map(types.map(({ name }) => [name, [name]]));
  for (const { name, stored, spam } of submissionTypes) tables.set(name, [stored.name, spam.name]);
  tables.set('account', ['account']);
  const found = new Set<string>();
  for (const [type, same] of Map.groupBy(records, (one) => one.type)) {
    const ids = [...new Set(same.map(({ record }) => record))];
    for (const table of tables.get(type) ?? [])
      for (const { _id } of await idsIn(db, table, ids)) found.add(`${type} ${_id}`);
  }
  return records.map(({ type, record }) => type === settingsEvent.type || found.has(`${type} ${record}`));
}

function idsIn(db: Db, table: string, ids: readonly string[]): Promise<ContentRow[]> {
  return contentOf(db).selectFrom(table).select('_id').where('_id', 'in', ids).execute();
}
