import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createItem } from '../../actions/create-item.ts';
import { deleteItem } from '../../actions/delete-item.ts';
import { updateItem } from '../../actions/update-item.ts';
import { discardUploads } from '../../actions/uploads.ts';
import type { Versioned } from '../../db/store.ts';
import { errors } from '../../errors.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { actorOf } from '../access.ts';
import { ADMIN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ADMIN_ROUTE, SLOW_ROUTE_MS } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { etagOf, isNamed, preconditionOf } from './etag.ts';
import { apiHeaders } from './headers.ts';
import { linksOf, pageQueryOf } from './page-query.ts';
import type { ResponseCache } from './response-cache.ts';
import { wholeList } from './whole-list.ts';

export interface ById {
  Params: { id: string };
}

/** @throws 404 for an id that no record can have */
export function idIn(params: { id: string }, type: ContentType): string {
  if (!RECORD_ID.test(params.id)) throw errors.notFound(type.admin.noun);
  return params.id;
}

export function sendItem(reply: FastifyReply, type: ContentType, found: Versioned, status = 200) {
  return reply.code(status).headers(headersOf(type, found)).send(JSON.stringify(found.item));
}

function headersOf(type: ContentType, found: Versioned) {
  return { ...apiHeaders, etag: etagOf(type, found) };
}

/** The calls of the specification's section 7 that every content type has, but those for its pictures. */
export function contentRoutes(
  app: FastifyInstance,
  deps: Deps,
  type: ContentType,
  cache: ResponseCache,
): void {
  const { database, actions } = deps;
  const one = `/api/${type.name}/:id`;
  const listPath = `/api/${type.plural}`;

  app.get(listPath, { config: { access: 'open', deadlineMs: SLOW_ROUTE_MS } }, async (request, reply) => {
    const query = pageQueryOf(request.query as Record<string, unknown>);
    if (!query) {
      // The framework would read a stream to its end, and drop it, for who asks for the head alone.
      const list = request.method === 'HEAD' ? Readable.from([]) : wholeList(database.reading, type);
      return reply.headers(apiHeaders).send(list);
    }
    const since = cache.version();
    const { items, total } = await database.reading.page(type, query);
    const link = linksOf(listPath, query, total);
    const headers = { ...apiHeaders, ...(link && { link }), 'x-total-count': total };
    const body = JSON.stringify(items);
    cache.store(request.url, since, headers, body);
    return reply.headers(headers).send(body);
  });

  app.get<ById>(one, { config: { access: 'open' } }, async (request, reply) => {
    const since = cache.version();
    const found = await database.reading.one(type, idIn(request.params, type));
    if (!found) throw errors.notFound(type.admin.noun);
    const headers = headersOf(type, found);
    const { etag } = headers;
    if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send();
    const body = JSON.stringify(found.item);
    cache.store(request.url, since, headers, body);
    return reply.headers(headers).send(body);
  });

  app.post(`/api/${type.name}`, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const { fields, uploads } = await readBody(request, {
      limit: ADMIN_BODY_BYTES,
      policy: picturePolicy(actions.media),
    });
    try {
      const made = await createItem(actions, actorOf(request), type, { fields, uploads });
      reply.header('location', `/api/${type.name}/${made.item._id}`);
      return sendItem(reply, type, made, 201);
    } finally {
      await discardUploads(actions, uploads);
    }
  });

  app.put<ById>(one, { config: { access: 'admin' } }, async (request, reply) => {
    const id = idIn(request.params, type);
    const { fields } = await readBody(request, { limit: ADMIN_BODY_BYTES });
    const seen = preconditionOf(request.headers['if-match'], id);
    return sendItem(reply, type, await updateItem(actions, actorOf(request), type, id, fields, seen));
  });

  app.delete<ById>(one, { config: { access: 'admin' } }, async (request, reply) => {
    const id = idIn(request.params, type);
    const seen = preconditionOf(request.headers['if-match'], id);
    const deleted = await deleteItem(actions, actorOf(request), type, id, seen);
    return reply.headers(apiHeaders).send(JSON.stringify(deleted));
  });
}
