import type { FastifyInstance } from 'fastify';
import { storePicture } from '../../actions/store-picture.ts';
import { discardUploads } from '../../actions/uploads.ts';
import { errors } from '../../errors.ts';
import { actorOf } from '../access.ts';
import { ADMIN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ADMIN_ROUTE } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { privateHeaders } from './headers.ts';

/** `POST /picture`: one picture for use inside rich text. */
export function pictureRoute(app: FastifyInstance, { actions }: Deps): void {
  app.post('/api/picture', SLOW_ADMIN_ROUTE, async (request, reply) => {
    const { uploads } = await readBody(request, {
      limit: ADMIN_BODY_BYTES,
      policy: picturePolicy(actions.media),
    });
    try {
      const [upload, ...others] = uploads.get('image') ?? [];
      if (!upload) throw errors.invalid({ image: 'Choose an image first.' });
      if (others.length > 0) throw errors.invalid({ image: 'One image at a time.' });
      const { path } = await storePicture(actions, actorOf(request), upload);
      return reply.code(201).headers(privateHeaders).send(JSON.stringify({ path }));
    } finally {
      await discardUploads(actions, uploads);
    }
  });
}
