import type { FastifyInstance } from 'fastify';
import { CONTENT_DUTIES } from '../../content/duties.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { animationsIn, storeDocument, storePicture } from '../../records/uploads.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { documentPolicy, picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { object, oneFile, text } from '../openapi/json-schema.ts';
import { sendPrivate } from './headers.ts';
import { addRoute } from './route.ts';
import { warned, warningsTold } from './warnings.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

const path = (extension: string) => ({ ...text, pattern: `^/uploads/[0-9a-f]{32}\\.${extension}$` });

const storedDocument = object({
  path: path('pdf'),
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
    tag: 'files',
    refusals: [400, 413, 415],
  } as const;

  addRoute(app, {
    ...common,
    url: '/api/picture',
    summary: 'Store a picture for use inside rich text; one that no saved text names is gone after 24 hours',
    body: {
      schemas: () => oneFile('image', 'application/octet-stream'),
      uploads: picturePolicy(site.media),
    },
    response: { status: 201, description: 'Where it is', schema: warned(object({ path: path('webp') })) },
    async handler(request, reply, { uploads }) {
      const [upload, ...others] = uploads.get('image') ?? [];
      if (!upload) throw errors.invalid({ image: said.noImage });
      if (others.length > 0) throw errors.invalid({ image: said.oneImage });
      const { path } = await storePicture(site, actorOf(request), upload);
      return sendPrivate(reply, { path, ...warningsTold(request, animationsIn(uploads)) }, 201);
    },
  });

  addRoute(app, {
    ...common,
    url: '/api/attachment',
    summary:
      'Store a PDF of at most 20 MB for a record to hand out; one that no saved record names is gone after 24 hours',
    body: {
      schemas: () => oneFile('attachment', 'application/pdf'),
      uploads: documentPolicy(site.media),
    },
    response: {
      status: 201,
      description: 'What a record names in its list of attachments',
      schema: storedDocument,
    },
    async handler(request, reply, { uploads }) {
      const [upload] = uploads.get('attachment') ?? [];
      if (!upload) throw errors.invalid({ attachment: said.noPdf });
      return sendPrivate(reply, await storeDocument(site, actorOf(request), upload), 201);
    },
  });
}
