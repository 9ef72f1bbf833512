import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CONTENT_DUTIES } from '../../content/duties.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { animationsIn, storeDocument, storePicture } from '../../records/uploads.ts';
import { DOCUMENT_ENDINGS } from '../../schema/document-names.ts';
import { fullNameOf } from '../../schema/picture-names.ts';
import { mediaOf, storedPathOf } from '../../schema/stored-names.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { documentPolicy, picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { object, oneFile, text } from '../openapi/json-schema.ts';
import { privateHeaders } from './headers.ts';
import { addRoute, answers } from './route.ts';
import { warned, warningsTold } from './warnings.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const path = (extension: string) => ({ ...text, pattern: `^/uploads/[0-9a-f]{32}\\.${extension}$` });

const storedDocument = object({
  path: path(DOCUMENT_ENDINGS),
  name: { ...text, maxLength: 200, description: 'The name under which it is downloaded' },
  size: { type: 'integer', description: 'In bytes' },
});

/** The routes that store a file which a record names afterwards. */
export function fileRoutes(app: FastifyInstance, site: Site): void {
  const common = {
    method: 'POST',
    isRepeatable: true,
    access: CONTENT_DUTIES,
    deadlineMs: SLOW_ROUTE_MS,
    section: 'files',
  } as const;

  addRoute(app, {
    ...common,
    url: '/api/picture',
    summary:
      'Store a picture for a record to name, in a field or inside rich text; one that no saved record names is gone after 24 hours',
    body: {
      schemas: () => oneFile('image', 'application/octet-stream'),
      uploads: picturePolicy(site.media),
    },
    response: answers('Where it is', warned(object({ path: path('webp') })), 201),
    async handler(request, _reply, { uploads }) {
      const [upload, ...others] = uploads.get('image') ?? [];
      if (!upload) throw errors.invalid({ image: sentences.noImage });
      if (others.length > 0) throw errors.invalid({ image: sentences.oneImage });
      const { path } = await storePicture(site, actorOf(request), upload);
      return { path, ...warningsTold(request, animationsIn(uploads)) };
    },
  });

  addRoute(app, {
    ...common,
    url: '/api/attachment',
    summary:
      'Store a document (PDF, DOCX, XLSX, PPTX, ODT, ODS) of at most 20 MB for a record to hand out; one that no saved record names is gone after 24 hours',
    body: {
      schemas: () => oneFile('attachment', 'application/octet-stream'),
      uploads: documentPolicy(site.media),
    },
    response: answers('What a record names in its list of attachments', storedDocument, 201),
    async handler(request, _reply, { uploads }) {
      const [upload] = uploads.get('attachment') ?? [];
      if (!upload) throw errors.invalid({ attachment: sentences.noDocument });
      return storeDocument(site, actorOf(request), upload);
    },
  });
}

/** Stored files for staff, also of drafts, versions and the trash, which have no public address. */
export function managedFileRoute(app: FastifyInstance, { media }: Site): void {
  addRoute(app, {
    method: 'GET',
    url: '/api/manage/file/:name',
    access: CONTENT_DUTIES,
    summary: 'A stored picture or document, also one that only drafts, versions or the trash hold',
    section: 'editing',
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
        'content-type': mediaOf(name),
        'content-length': file.size,
      });
      if (request.method !== 'HEAD') return reply.send(file.stream);
      file.stream.destroy();
      return reply.send(Readable.from([]));
    },
  });
}
