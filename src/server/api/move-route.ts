import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Move, moveItem } from '../../actions/move-item.ts';
import { errors, type FieldErrors } from '../../errors.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { actorOf } from '../access.ts';
import { ADMIN_BODY_BYTES, readBody } from '../body/read-body.ts';
import type { Deps } from '../deps.ts';
import { type ById, idIn, sendItem } from './content-routes.ts';

/** The call that moves a record of a type whose order is set by hand. */
export function moveRoute(app: FastifyInstance, { actions }: Deps, type: ContentType): void {
  if (type.order?.by !== 'hand') return;
  app.post<ById>(`/api/${type.name}-move/:id`, { config: { access: 'admin' } }, async (request, reply) => {
    const id = idIn(request.params, type);
    const move = await moveIn(request);
    return sendItem(reply, type, await moveItem(actions, actorOf(request), type, id, move));
  });
}

/** @throws 400 unless the body names a `direction` and, if at all, the id of a record as `past` */
async function moveIn(request: FastifyRequest): Promise<Move> {
  const { fields } = await readBody(request, { limit: ADMIN_BODY_BYTES });
  const { direction, past } = fields;
  const wrong: FieldErrors = {};
  if (direction !== 'up' && direction !== 'down') wrong.direction = 'direction has to be up or down.';
  if (past !== undefined && (typeof past !== 'string' || !RECORD_ID.test(past))) {
    wrong.past = 'past has to be the id of a record.';
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return { direction: direction === 'up' ? 'up' : 'down', ...(typeof past === 'string' && { past }) };
}
