import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { parseBounded } from '../../schema/bounded-json.ts';
import type { ContentType } from '../../schema/define-type.ts';
import { integer, object } from '../openapi/json-schema.ts';
import { changeBodies } from '../openapi/record-schema.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

/** The body of a draft: its fields under `fields`, as JSON text where a form sends them. @throws 400 */
export function fieldsSent({ fields }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  let sent = fields;
  try {
    if (typeof sent === 'string') sent = parseBounded(sent);
  } catch {}
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent))
    return sent as Record<string, unknown>;
  throw errors.invalid({ fields: said.hasToBe('fields', said.bodies.draft) });
}

/** The live version that the writer of a draft has compared with, according to the body. @throws 400 */
export function baseSent({ base }: Readonly<Record<string, unknown>>): number | undefined {
  if (base === undefined) return undefined;
  const n = typeof base === 'string' && /^\d+$/.test(base) ? Number(base) : base;
  if (typeof n === 'number' && Number.isSafeInteger(n) && n >= 0) return n;
  throw errors.invalid({ base: said.hasToBe('base', said.bodies.base) });
}

export const draftBodies = (type: ContentType) => ({
  'application/json': object(
    {
      fields: changeBodies(type)['application/json'] ?? {},
      base: {
        ...integer,
        description: 'The version of what is live that was compared with; the draft goes on from it',
      },
    },
    ['fields'],
  ),
});
