import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CONTENT_DUTIES } from '../../content/duties.ts';
import { errors } from '../../errors.ts';
import { fullNameOf } from '../../schema/picture-names.ts';
import { storedPathOf } from '../../schema/stored-names.ts';
import type { Site } from '../../whole-site.ts';
import { text } from '../openapi/json-schema.ts';
import { privateHeaders } from './headers.ts';
import { addRoute } from './route.ts';

/** Stored files for staff, also of drafts, versions and the trash, which have no public address. */
export function managedFileRoute(app: FastifyInstance, { media }: Site): void {
  addRoute(app, {
    method: 'GET',
    url: '/api/manage/file/:name',
    access: CONTENT_DUTIES,
    summary: 'A stored picture or document, also one that only drafts, versions or the trash hold',
    tag: 'editing',
    response: { status: 200, description: 'The file', schema: text, media: 'application/octet-stream' },
    refusals: [404],
    async handler(request, reply) {
      const { name } = request.params as { name: string };
      const file =
        storedPathOf(name) === null
          ? null
          : ((await media.open(name)) ?? (await media.open(fullNameOf(name))));
      if (!file) throw errors.notFound('file');
      reply.headers({
        ...privateHeaders,
        'content-type': name.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
        'content-length': file.size,
      });
      if (request.method !== 'HEAD') return reply.send(file.stream);
      file.stream.destroy();
      return reply.send(Readable.from([]));
    },
  });
}
