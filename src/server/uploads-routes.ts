import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
import { documentPathOf } from '../schema/document-names.ts';
import { fullNameOf } from '../schema/picture-names.ts';
import { isNamed } from './api/etag.ts';
import { dispositionOf } from './content-disposition.ts';
import type { Deps } from './deps.ts';

/** A picture never changes under its name, so browsers need not ask for it again. */
export const pictureHeaders = Object.freeze({
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // A browser that shows a picture alone adds its own inline styles.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
});

/** A document may be deleted, so browsers revalidate it each time. */
const documentHeaders = Object.freeze({
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
});

const config = { access: 'open', deadlineMs: 120_000 } as const;

/** The stored files: pictures to be shown, documents to be downloaded under their own name. */
export function uploadsRoutes(app: FastifyInstance, { actions: { media }, database }: Deps): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', { config }, async (request, reply) => {
    const { name } = request.params;
    const etag = `"${name}"`;
    // A picture narrower than the requested width has no copy of that width; the full one is small enough.
    const file = (await media.open(name)) ?? (await media.open(fullNameOf(name)));
    if (!file) throw errors.notFound('picture');
    if (request.headers['if-none-match'] === etag) {
      file.stream.destroy();
      return reply
        .code(304)
        .headers({ ...pictureHeaders, etag })
        .send();
    }
    reply.headers({ ...pictureHeaders, etag, 'content-length': file.size });
    return reply.send(bodyOf(request.method, file.stream));
  });

  app.get<{ Params: { id: string } }>(
    '/uploads/:id(^[0-9a-f]{32}).pdf',
    { config },
    async (request, reply) => {
      const { id } = request.params;
      const document = await database.reader
        .selectFrom('attachment')
        .select('name')
        .where('path', '=', documentPathOf(id))
        .executeTakeFirst();
      const file = document && (await media.open(`${id}.pdf`));
      if (!file) throw errors.notFound('document');
      const etag = `"${id}"`;
      reply.headers({ ...documentHeaders, etag });
      if (isNamed(request.headers['if-none-match'], etag)) {
        file.stream.destroy();
        return reply.code(304).send();
      }
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': dispositionOf(document.name),
        'content-length': file.size,
      });
      return reply.send(bodyOf(request.method, file.stream));
    },
  );
}

/** For HEAD an empty stream: without any body, the framework would send a content length of 0. */
function bodyOf(method: string, stream: Readable): Readable {
  if (method !== 'HEAD') return stream;
  stream.destroy();
  return Readable.from([]);
}
