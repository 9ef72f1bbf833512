import type { FastifyRequest } from 'fastify';
import { parseForm } from './fields.ts';
import { encodingOf, OPEN_BODY_BYTES, readBody } from './read-body.ts';
import { readUpTo, textOfBytes, tooLongBody } from './read-text.ts';

/** Fields of a form, as far as the body could be read, so that a refused form keeps what was typed. */
export interface PlainForm {
  fields: Readonly<Record<string, unknown>>;
  /** Present when the body is malformed or too long. */
  error?: unknown;
}

/** Reads a form that was submitted without JavaScript. Never throws. */
export async function readPlainForm(request: FastifyRequest): Promise<PlainForm> {
  try {
    if (encodingOf(request) !== 'application/x-www-form-urlencoded')
      return { fields: (await readBody(request, { limit: OPEN_BODY_BYTES })).fields };
    const { bytes, isWhole } = await readUpTo(request.raw, OPEN_BODY_BYTES);
    return isWhole
      ? readWhole(bytes)
      : { fields: partialFieldsOf(bytes), error: tooLongBody(OPEN_BODY_BYTES) };
  } catch (error) {
    return { fields: {}, error };
  }
}

function readWhole(bytes: Buffer): PlainForm {
  try {
    return { fields: parseForm(textOfBytes(bytes)) };
  } catch (error) {
    return { fields: partialFieldsOf(bytes), error };
  }
}

/** The fields of an incomplete or damaged body. */
function partialFieldsOf(bytes: Buffer): PlainForm['fields'] {
  const text = new TextDecoder().decode(bytes).replace(/%[^%]?$/, '');
  const fields = Object.fromEntries(new URLSearchParams(text));
  const last = Object.keys(fields).at(-1);
  // The cut may have split a character.
  return last === undefined ? fields : { ...fields, [last]: withoutSplitCharacter(fields[last] ?? '') };
}

/** A loop, since `/\uFFFD+$/` begins anew at each such character of a text of many that ends otherwise. */
function withoutSplitCharacter(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\uFFFD') end -= 1;
  return text.slice(0, end);
}
