import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SubmissionType } from '../../content/submission.ts';
import { CONTACT_FIELDS } from '../../content/visitor-form.ts';
import { idsWithReference, referenceOf } from '../../inbox/reference.ts';
import type { Language } from '../../languages/language.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { recordExport } from '../../records/audit.ts';
import { fieldsOf, type Item, namesIn } from '../../schema/define-type.ts';
import { labelIn } from '../../schema/field.ts';
import { dayInKathmandu, timeInKathmandu } from '../../schema/kathmandu.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { dispositionOf } from '../content-disposition.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { languageOfCall } from '../error-handler.ts';
import { boolean, text } from '../openapi/json-schema.ts';
import { csvList } from './csv-list.ts';
import { exportWords } from './export-words.ts';
import { privateHeaders } from './headers.ts';
import { keyword } from './list-route.ts';
import { defineQuery, type QueryParameter } from './query.ts';
import { addRoute } from './route.ts';
import type { TableColumn } from './table.ts';
import { words } from './words.ts';
import { xlsxList } from './xlsx-list.ts';

const said = sentencesIn(words);

/** Chooses between the inbox and the spam folder. */
export const spam: QueryParameter<boolean> = {
  description: 'Instead, what is taken for spam',
  schema: { ...boolean, default: false },
  expected: said.queries.flag,
  parse: (sent = 'false') => (sent === 'true' || sent === 'false' ? sent === 'true' : null),
};

/** The columns of the table: reference, time, all form fields, viewed or not. */
function columnsOf(type: SubmissionType, language: Language): TableColumn[] {
  const told = exportWords[language];
  return [
    { label: told.reference, cell: (item) => referenceOf(type, item) },
    { label: told.received, cell: ({ createdAt }) => timeInKathmandu(createdAt) },
    ...fieldsOf(type.form).map(([name, field]) => ({
      label: labelIn(language, field),
      cell: (item: Readonly<Record<string, unknown>>) => String(item[name] ?? ''),
      isText: name === CONTACT_FIELDS.phone,
    })),
    { label: told.viewed, cell: ({ isView }) => (isView ? told.yes : told.no) },
  ];
}

/** A format of the table. */
interface Format {
  ending: 'csv' | 'xlsx';
  /** Its media type, as sent and as documented. */
  type: string;
  media: string;
  summary: string;
  description: string;
  tableOf(chunks: AsyncIterable<Item[]>, type: SubmissionType, language: Language): Readable;
}

const summary = 'All of the list, or of what a filter leaves of it, as a table for spreadsheets';

const formats: readonly Format[] = [
  {
    ending: 'csv',
    type: 'text/csv; charset=utf-8',
    media: 'text/csv',
    summary,
    description: 'The table, in UTF-8 with its mark, under a name with the day',
    tableOf: (chunks, type, language) => csvList(chunks, columnsOf(type, language)),
  },
  {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary: `${summary}, in which every cell is a text`,
    description: 'The workbook, under a name with the day',
    tableOf: (chunks, type, language) =>
      xlsxList(chunks, columnsOf(type, language), namesIn(language, type.form).label),
  },
];

/** All submissions that match the list's filter, over all pages, as CSV and as an Excel workbook. */
export function exportRoutes(app: FastifyInstance, site: Site, type: SubmissionType) {
  const { database, now } = site;
  for (const format of formats)
    addRoute(app, {
      method: 'GET',
      url: `/api/${type.plural}.${format.ending}`,
      access: type.removalDuties,
      deadlineMs: SLOW_ROUTE_MS,
      summary: format.summary,
      tag: 'inbox',
      query: defineQuery({ q: keyword, spam }),
      response: { status: 200, description: format.description, media: format.media, schema: text },
      refusals: [400],
      async handler(request, reply, { query }) {
        const [folder, name] = query.spam ? [type.spam, `${type.plural}-spam`] : [type.stored, type.plural];
        reply.headers({
          ...privateHeaders,
          'content-type': format.type,
          'content-disposition': dispositionOf(`${name}-${dayInKathmandu(now())}.${format.ending}`),
        });
        if (request.method === 'HEAD') return reply.send(Readable.from([]));
        const { q = '' } = query;
        const orIds = await idsWithReference(database.reader, type, folder, q);
        const { total: rows } = await database.reading.page(folder, { q, orIds, page: 1, limit: 1 });
        await recordExport(site, actorOf(request), { type: type.name, format: format.ending, rows });
        return reply.send(
          format.tableOf(database.reading.all(folder, { q, orIds }), type, languageOfCall(request)),
        );
      },
    });
}
