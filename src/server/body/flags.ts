import type { FastifyRequest } from 'fastify';
import { ADMIN_BODY_BYTES, readBody } from './read-body.ts';

/**
 * The fields of an admin's body, with the named ones as booleans: forms can say them in words only, JSON says them
 * as booleans (contract: Records). Anything else stays as it came, for the validator to refuse.
 * @throws 400, 413, 415
 */
export async function fieldsWithFlags(
  request: FastifyRequest,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const { fields } = await readBody(request, { limit: ADMIN_BODY_BYTES });
  if (/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return fields;
  const said = names.filter((name) => fields[name] === 'true' || fields[name] === 'false');
  return { ...fields, ...Object.fromEntries(said.map((name) => [name, fields[name] === 'true'])) };
}
