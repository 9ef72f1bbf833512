import type { FastifyInstance } from 'fastify';
import { storeDocument } from '../../actions/store-document.ts';
import { errors } from '../../errors.ts';
import { actorOf } from '../access.ts';
import { documentGate } from '../body/file-gate.ts';
import { ADMIN_BODY, readBody } from '../body/read-body.ts';
import { PATIENT } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { privateHeaders } from './headers.ts';

/** `POST /attachment`: one PDF for a record to hand out. */
export function attachmentRoute(app: FastifyInstance, { actions }: Deps): void {
  app.post('/api/attachment', PATIENT, async (request, reply) => {
    const gate = documentGate(actions.media);
    const { uploads } = await readBody(request, { limit: ADMIN_BODY, gate });
    try {
      const [upload] = uploads.get('attachment') ?? [];
      if (!upload) throw errors.invalid({ attachment: 'Choose a PDF first.' });
      const document = await storeDocument(actions, actorOf(request), upload);
      return reply.code(201).headers(privateHeaders).send(JSON.stringify(document));
    } finally {
      await gate.discard([...uploads.values()].flat());
    }
  });
}
