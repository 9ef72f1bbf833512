import type { FastifyInstance } from 'fastify';
import { storeDocument } from '../../actions/store-document.ts';
import { errors } from '../../errors.ts';
import { actorOf } from '../access.ts';
import { ADMIN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { documentPolicy } from '../body/upload-policy.ts';
import { SLOW_ADMIN_ROUTE } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { privateHeaders } from './headers.ts';

/** `POST /attachment`: one PDF for a record to hand out. */
export function attachmentRoute(app: FastifyInstance, { actions }: Deps): void {
  app.post('/api/attachment', SLOW_ADMIN_ROUTE, async (request, reply) => {
    const policy = documentPolicy(actions.media);
    const { uploads } = await readBody(request, { limit: ADMIN_BODY_BYTES, policy });
    try {
      const [upload] = uploads.get('attachment') ?? [];
      if (!upload) throw errors.invalid({ attachment: 'Choose a PDF first.' });
      const document = await storeDocument(actions, actorOf(request), upload);
      return reply.code(201).headers(privateHeaders).send(JSON.stringify(document));
    } finally {
      await policy.discard([...uploads.values()].flat());
    }
  });
}
