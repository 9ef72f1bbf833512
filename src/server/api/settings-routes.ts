import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { changeCollege, readCollege } from '../../actions/college.ts';
import type { CollegeFacts } from '../../content/college.ts';
import { actorOf } from '../access.ts';
import { ADMIN_BODY_BYTES, readBody } from '../body/read-body.ts';
import type { Deps } from '../deps.ts';
import { isNamed } from './etag.ts';
import { privateHeaders } from './headers.ts';

const PATH = '/api/settings';
const ADMIN = { config: { access: 'admin' } } as const;

/** The facts have no version: whoever has seen them as they are has seen all there is. */
function tagOf(facts: CollegeFacts): string {
  return `"settings.${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)}"`;
}

function sendFacts(reply: FastifyReply, facts: CollegeFacts) {
  return reply.headers({ ...privateHeaders, etag: tagOf(facts) }).send(JSON.stringify(facts));
}

/** What the college says of itself, for admins: read, and changed in the fields that are named. */
export function settingsRoutes(app: FastifyInstance, { actions, database }: Deps): void {
  app.get(PATH, ADMIN, async (_request, reply) => sendFacts(reply, await readCollege(database)));

  app.put(PATH, ADMIN, async (request, reply) => {
    const { fields } = await readBody(request, { limit: ADMIN_BODY_BYTES });
    const seen = request.headers['if-match'];
    const isSeen = seen === undefined ? undefined : (facts: CollegeFacts) => isNamed(seen, tagOf(facts));
    return sendFacts(reply, await changeCollege(actions, actorOf(request), fields, isSeen));
  });
}
