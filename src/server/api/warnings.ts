import type { FastifyRequest } from 'fastify';
import { inLanguage } from '../../languages/sentence.ts';
import type { Warning } from '../../schema/warning.ts';
import { languageOfCall } from '../error-handler.ts';
import { arrayOf, object, ref, text } from '../openapi/json-schema.ts';

/** The component that answers with warnings refer to. */
export const warningSchema = {
  ...object({ field: text, kind: text, what: text }),
  description:
    'What a change did not take as it was sent, or did besides, in a sentence. Kinds: foreign-picture, embed (became ' +
    'a link), markup, old-font, animation, unknown-field (it is ignored), unscheduled',
};

/** Absent where there are none, so that clients that know nothing of warnings get what they always got. */
export const warnings = arrayOf(ref('Warning'));

/** The schema of an answer to a change, given that of the same without warnings. */
export const warned = (schema: object) => ({ allOf: [schema, object({ warnings }, [])] });

/** The property that an answer to a change carries besides, in the caller's language. */
export function warningsTold(request: FastifyRequest, list: readonly Warning[]) {
  if (list.length === 0) return {};
  const language = languageOfCall(request);
  return { warnings: list.map((warning) => ({ ...warning, what: inLanguage(warning.what, language) })) };
}
