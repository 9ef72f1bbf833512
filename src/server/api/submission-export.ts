import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { REACHED_BY } from '../../content/reach.ts';
import type { SubmissionType } from '../../content/submission.ts';
import type { InboxContext } from '../../inbox/context.ts';
import { referenceOf } from '../../inbox/reference.ts';
import { fieldsOf } from '../../schema/define-type.ts';
import { dayInKathmandu, timeInKathmandu } from '../../schema/kathmandu.ts';
import { dispositionOf } from '../content-disposition.ts';
import { SLOW_ADMIN_ROUTE } from '../deadline.ts';
import { type CsvColumn, csvList } from './csv-list.ts';
import { privateHeaders } from './headers.ts';
import { pageQueryOf } from './page-query.ts';
import { wantsSpam } from './submission-query.ts';

/** What of a submission an office goes on working with, elsewhere. */
function columnsOf(type: SubmissionType): CsvColumn[] {
  return [
    { label: 'Reference', cell: (item) => referenceOf(type, item) },
    { label: 'Received', cell: ({ createdAt }) => timeInKathmandu(createdAt) },
    ...fieldsOf(type.form).map(([name, { label }]) => ({
      label,
      cell: (item: Readonly<Record<string, unknown>>) => String(item[name] ?? ''),
      isText: name === REACHED_BY.phone,
    })),
    { label: 'Viewed', cell: ({ isView }) => (isView ? 'Yes' : 'No') },
  ];
}

/** All that the list's filter shows, on whatever page, for a spreadsheet. */
export function exportRoute(app: FastifyInstance, { database, now }: InboxContext, type: SubmissionType) {
  app.get(`/api/${type.plural}.csv`, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const asked = request.query as Record<string, unknown>;
    const folder = wantsSpam(asked) ? type.spam : type.stored;
    const q = pageQueryOf({ q: asked.q })?.q ?? '';
    const kind = folder === type.spam ? `${type.plural}-spam` : type.plural;
    reply.headers({
      ...privateHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': dispositionOf(`${kind}-${dayInKathmandu(now())}.csv`),
    });
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    return reply.send(csvList(database.reading.all(folder, { q }), columnsOf(type)));
  });
}
