import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { publishersOf } from '../../content/duties.ts';
import { errors, type FieldErrors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { type Move, moveItem, orderListed, placeItem } from '../../records/order.ts';
import { backReferencesAmong } from '../../schema/back-references.ts';
import { type ContentType, nounOf } from '../../schema/define-type.ts';
import { listInForms } from '../../schema/fields/list.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, inEveryEncoding, listBodies, object } from '../openapi/json-schema.ts';
import { recordResponse, sendItem } from './content-routes.ts';
import { positionIn, positionSchema } from './position.ts';
import { addRoute } from './route.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

type Sent = Readonly<Record<string, unknown>>;

const step = object(
  {
    direction: { enum: ['up', 'down'] },
    past: {
      type: 'string',
      pattern: RECORD_ID.source,
      description: 'The record that is expected next to it',
    },
  },
  ['direction'],
);

/** Moves a record of a type whose order is set by hand (requirement 17.110). */
export function moveRoute(app: FastifyInstance, site: Site, type: ContentType): void {
  if (type.order?.by !== 'hand') return;
  addRoute(app, {
    method: 'POST',
    isRepeatable: true,
    url: `/api/${type.name}-move/:id`,
    access: publishersOf(type),
    summary:
      'Exchange places with the neighbour above or below, or come right after any other record, if its neighbour is the expected one',
    section: type.name,
    record: nounOf(type),
    body: { schemas: () => inEveryEncoding({ anyOf: [step, positionSchema] }) },
    response: recordResponse(type, 'The record'),
    refusals: [409],
    async handler(request, reply, { id, fields }) {
      const actor = actorOf(request);
      const moved =
        fields.direction === undefined && fields.after !== undefined
          ? await placeItem(site, actor, type, id, positionIn(id, fields))
          : await moveItem(site, actor, type, id, moveIn(fields));
      return sendItem(reply, type, moved);
    },
  });
}

/** @throws 400 unless `direction` is up or down, and `past` is absent or an id */
function moveIn({ direction, past }: Sent): Move {
  const wrong: FieldErrors = {};
  if (direction !== 'up' && direction !== 'down')
    wrong.direction = sentences.hasToBe('direction', sentences.bodies.upOrDown);
  if (past !== undefined && (typeof past !== 'string' || !RECORD_ID.test(past))) {
    wrong.past = sentences.hasToBe('past', sentences.bodies.record);
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { direction: direction === 'up' ? 'up' : 'down', ...(typeof past === 'string' && { past }) };
}

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
      section: listed.name,
      record: nounOf(of),
      body: { schemas: () => listBodies('ids', newOrder) },
      response: recordResponse(of, `The ${of.admin.noun} with its ${list} in their order`),
      refusals: [409],
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
  throw errors.invalid({ ids: sentences.hasToBe('ids', sentences.bodies.newOrder) });
}
