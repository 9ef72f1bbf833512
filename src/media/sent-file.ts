import { AppError } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { REFUSED_FILE_HEADER, refusedFile } from '../schema/refused-file.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

/** Characters of a file's name that an error message repeats. */
const MAX_NAME_SHOWN = 200;
/** Refusals for what is in a file, rather than for how it arrived. */
const OF_CONTENT = new Set(['unsupported', 'too-large']);

/** Which file of a request an upload was. */
export interface SentFile {
  field: string;
  /** Position among the files of the field, from 0. */
  index: number;
  name: string;
}

/**
 * Names the file in the error for which it is refused, since a request may contain several, also of the same name. Errors
 * of the server stay as they are.
 */
export function refusalOf(error: unknown, sent: SentFile | undefined): unknown {
  if (!sent || !(error instanceof AppError) || error.status >= 500) return error;
  const { field, index, name } = sent;
  const { status, code, sentence, headers } = error;
  return new AppError(status, code, sentence, {
    fields: { [field]: said.ofFile(name.slice(0, MAX_NAME_SHOWN), sentence) },
    headers: {
      ...headers,
      ...(OF_CONTENT.has(code) && { [REFUSED_FILE_HEADER]: refusedFile(field, index) }),
    },
    cause: error,
  });
}
