import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CollegeFacts, settings } from '../../content/college.ts';
import { changeCollege } from '../../records/college.ts';
import { warningsOf } from '../../schema/derive/warnings.ts';
import type { Warning } from '../../schema/warning.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { object, ref } from '../openapi/json-schema.ts';
import { changeBodies, outputFields } from '../openapi/record-schema.ts';
import { digestTag, isNamed } from './etag.ts';
import { sendPrivate } from './headers.ts';
import { addRoute, tagged } from './route.ts';
import { warned, warningsTold } from './warnings.ts';

const tagOf = (facts: CollegeFacts) => digestTag('settings', facts);

function sendFacts(reply: FastifyReply, facts: CollegeFacts, warnings: readonly Warning[] = []) {
  const body = { ...facts, ...warningsTold(reply.request, warnings) };
  return sendPrivate(reply, body, 200, tagOf(facts));
}

/** Routes to read the college's settings, and to change those that a body names. */
export function settingsRoutes(app: FastifyInstance, site: Site): void {
  const facts = ref('Settings');
  const common = {
    url: '/api/settings',
    section: 'settings',
    components: () => ({ Settings: object(outputFields(settings)) }),
    response: tagged('All of it', facts),
  } as const;

  addRoute(app, {
    ...common,
    method: 'GET',
    access: 'admin',
    summary: 'What the college says of itself',
    handler: async (_request, reply) => sendFacts(reply, await site.college()),
  });

  addRoute(app, {
    ...common,
    method: 'PUT',
    access: ['publisher', 'accounts'],
    summary: 'Change what the body names; each group of settings takes a duty of its own',
    ifMatch: true,
    response: { ...common.response, schema: warned(facts) },
    body: { schemas: () => changeBodies(settings) },
    async handler(request, reply, { fields }) {
      const seen = request.headers['if-match'];
      const isSeen = seen === undefined ? undefined : (facts: CollegeFacts) => isNamed(seen, tagOf(facts));
      const changed = await changeCollege(site, actorOf(request), fields, isSeen);
      return sendFacts(reply, changed, warningsOf(settings, fields, site.tools));
    },
  });
}
