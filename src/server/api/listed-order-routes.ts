import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { orderListed } from '../../records/order.ts';
import { backReferencesAmong } from '../../schema/back-references.ts';
import { nounOf } from '../../schema/define-type.ts';
import { listInForms } from '../../schema/fields/list.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, listBodies } from '../openapi/json-schema.ts';
import { recordResponse, sendItem } from './content-routes.ts';
import { addRoute } from './route.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

const newOrder = {
  ...arrayOf({ type: 'string', pattern: RECORD_ID.source }),
  description: 'The ids of all records that are in the list, in their new order',
};

/** Puts the list of one record in order, for types that are ordered by hand within it (requirement 17.31). */
export function listedOrderRoutes(app: FastifyInstance, site: Site): void {
  for (const reference of backReferencesAmong(site.types)) {
    const { of, list, listed, field } = reference;
    if (listed.order?.by !== 'hand-within' || listed.order.field !== field) continue;
    addRoute(app, {
      method: 'POST',
      isRepeatable: true,
      url: `/api/${of.name}-${list}/:id`,
      access: 'publisher',
      summary: `Put the ${list} of one ${of.admin.noun} in another order`,
      tag: listed.name,
      record: nounOf(of),
      body: { schemas: () => listBodies('ids', newOrder) },
      response: recordResponse(of, `The ${of.admin.noun} with its ${list} in their order`),
      refusals: [400, 404, 409, 413, 415],
      handler: async (request, reply, { id, fields }) =>
        sendItem(reply, of, await orderListed(site, actorOf(request), reference, id, idsIn(fields))),
    });
  }
}

const ids = listInForms(z.array(z.string().regex(RECORD_ID)));

/** @throws 400 unless `ids` is a list of ids */
function idsIn(sent: Readonly<Record<string, unknown>>): string[] {
  const read = ids.safeParse(sent.ids);
  if (read.success) return read.data;
  throw errors.invalid({ ids: said.hasToBe('ids', said.bodies.newOrder) });
}
