import type { FastifyReply } from 'fastify';

/** Headers of every API response; it is data, never a page. */
export const apiHeaders = Object.freeze({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/** Headers of responses that only one account or the staff may read. */
export const privateHeaders = Object.freeze({ ...apiHeaders, 'cache-control': 'no-store' });

/** Sends JSON that no cache may store. @param etag the tag of what it shows */
export function sendPrivate(reply: FastifyReply, body: unknown, status = 200, etag?: string): FastifyReply {
  const headers = etag === undefined ? privateHeaders : { ...privateHeaders, etag };
  return reply.code(status).headers(headers).send(JSON.stringify(body));
}

export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.code(204).header('cache-control', 'no-store').send();
}
