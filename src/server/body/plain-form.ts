import type { FastifyRequest } from 'fastify';
import { parseForm } from './fields.ts';
import { encodingOf, OPEN_BODY_BYTES, readBody } from './read-body.ts';
import { readUpTo, textOfBytes, tooLongBody } from './read-text.ts';

/** What a page's form has sent, as far as it could be read, so that nothing typed is lost when it is refused. */
export interface PlainForm {
  fields: Readonly<Record<string, unknown>>;
  /** Why it is not to be taken: malformed or too long; undefined where it was read whole. */
  error?: unknown;
}

/** Reads what a form sends without script; never throws. */
export async function readPlainForm(request: FastifyRequest): Promise<PlainForm> {
  try {
    if (encodingOf(request) !== 'application/x-www-form-urlencoded')
      return { fields: (await readBody(request, { limit: OPEN_BODY_BYTES })).fields };
    const { bytes, isWhole } = await readUpTo(request.raw, OPEN_BODY_BYTES);
    return isWhole ? readWhole(bytes) : { fields: beginningOf(bytes), error: tooLongBody(OPEN_BODY_BYTES) };
  } catch (error) {
    return { fields: {}, error };
  }
}

function readWhole(bytes: Buffer): PlainForm {
  try {
    return { fields: parseForm(textOfBytes(bytes)) };
  } catch (error) {
    return { fields: beginningOf(bytes), error };
  }
}

/** The fields of a body that was cut off, or is damaged, anywhere. */
function beginningOf(bytes: Buffer): PlainForm['fields'] {
  const text = new TextDecoder().decode(bytes).replace(/%[^%]?$/, '');
  const fields = Object.fromEntries(new URLSearchParams(text));
  const last = Object.keys(fields).at(-1);
  // Half a letter at the cut.
  return last === undefined ? fields : { ...fields, [last]: (fields[last] ?? '').replace(/\uFFFD+$/, '') };
}
