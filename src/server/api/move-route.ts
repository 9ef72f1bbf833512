import type { FastifyInstance } from 'fastify';
import { type Move, moveItem } from '../../actions/move-item.ts';
import { errors, type FieldErrors } from '../../errors.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { actorOf } from '../access.ts';
import type { Deps } from '../deps.ts';
import { inEveryEncoding, object } from '../openapi/json-schema.ts';
import { recordResponse, sendItem } from './content-routes.ts';
import { addRoute } from './route.ts';

const move = object(
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

/** Moves a record of a type whose order is set by hand. */
export function moveRoute(app: FastifyInstance, { actions }: Deps, type: ContentType): void {
  if (type.order?.by !== 'hand') return;
  addRoute(app, {
    method: 'POST',
    url: `/api/${type.name}-move/:id`,
    access: 'admin',
    summary: 'Exchange places with the neighbour above or below, if it is the expected one',
    tag: type.name,
    record: type.admin.noun,
    body: { schemas: () => inEveryEncoding(move) },
    response: recordResponse(type, 'The record'),
    refusals: [400, 404, 409, 413, 415],
    handler: async (request, reply, { id, fields }) =>
      sendItem(reply, type, await moveItem(actions, actorOf(request), type, id, moveIn(fields))),
  });
}

/** @throws 400 unless `direction` is up or down, and `past` is absent or an id */
function moveIn({ direction, past }: Record<string, unknown>): Move {
  const wrong: FieldErrors = {};
  if (direction !== 'up' && direction !== 'down') wrong.direction = 'direction has to be up or down.';
  if (past !== undefined && (typeof past !== 'string' || !RECORD_ID.test(past))) {
    wrong.past = 'past has to be the id of a record.';
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { direction: direction === 'up' ? 'up' : 'down', ...(typeof past === 'string' && { past }) };
}
