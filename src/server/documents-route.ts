import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
import { documentPathOf } from '../schema/document-names.ts';
import { isNamed } from './api/etag.ts';
import { dispositionOf } from './content-disposition.ts';
import type { Deps } from './deps.ts';

/** A document may be taken back, so it is asked for each time whether it is still there. */
const documentHeaders = Object.freeze({
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
});

/** `GET /uploads/<id>.pdf`: a document, always to be downloaded, under its own name. */
export function documentsRoute(app: FastifyInstance, { actions, database }: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/uploads/:id(^[0-9a-f]{32}).pdf',
    { config: { access: 'open', deadlineMs: 120_000 } },
    async (request, reply) => {
      const path = documentPathOf(request.params.id);
      const document = await database.reader
        .selectFrom('attachment')
        .select('name')
        .where('path', '=', path)
        .executeTakeFirst();
      const file = document && (await actions.media.open(`${request.params.id}.pdf`));
      if (!file) throw errors.notFound('document');
      const etag = `"${request.params.id}"`;
      const isKnown = isNamed(request.headers['if-none-match'], etag);
      if (isKnown || request.method === 'HEAD') file.stream.destroy();
      reply.headers({ ...documentHeaders, etag });
      if (isKnown) return reply.code(304).send();
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': dispositionOf(document.name),
        'content-length': file.size,
      });
      // To who asks for the head nothing is sent, but not nothing at all, for which a length of nought would be told.
      return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.stream);
    },
  );
}
