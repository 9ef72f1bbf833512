import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
import type { Media } from '../media/index.ts';
import { fullNameOf } from '../schema/picture-names.ts';

/** A picture never changes under its name: whoever has it need not ask again. */
const pictureHeaders = Object.freeze({
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // A browser that shows a picture alone writes styles of its own around it.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
});

export function uploadsRoute(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    { config: { access: 'open', deadlineMs: 120_000 } },
    async (request, reply) => {
      const { name } = request.params;
      const etag = `"${name}"`;
      // A picture that is narrower than the width asked for has no copy of that width: it is small enough itself.
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
      if (request.method === 'HEAD') {
        file.stream.destroy();
        // Not nothing at all, for which a length of nought would be told.
        return reply.send(Readable.from([]));
      }
      return reply.send(file.stream);
    },
  );
}
