import { ApiError, messageOf, refusedFileIn } from '../api/api-error.ts';
import type { FileField } from './inputs/index.ts';
import { isRefused, noteRefusal } from './inputs/refused-files.ts';
import { words } from './words.ts';

/** Nothing was stored, and to send the same files again would not change it. */
export const noneAccepted = (field: string) =>
  new ApiError(400, 'files-refused', words.noneAccepted, { [field]: words.noneAccepted });

/**
 * Sends the files of a field in one call, which the API refuses as a whole for one bad file: of several, the others are
 * then sent again, in one call. Files that were refused before are not sent (requirement 23.78).
 */
export async function sendAccepted<T>(
  { facts: { name }, kind }: FileField,
  files: readonly File[],
  send: (files: readonly File[]) => Promise<T>,
): Promise<T> {
  if (kind.isReplaced) return send(files);
  for (;;) {
    const rest = files.filter((file) => !isRefused(file));
    if (rest.length === 0 && files.length > 0) throw noneAccepted(name);
    try {
      return await send(rest);
    } catch (error) {
      const refused = rest[refusedFileIn(error, name) ?? -1];
      if (!refused) throw error;
      noteRefusal(refused, messageOf(error));
      // Says more than the sentence about several.
      if (files.length === 1) throw error;
    }
  }
}

/** What became of the chosen files of a form that was saved. */
export interface Accepted {
  /** Those that were stored. */
  accepted: readonly File[];
  /** That the others were not, in words. */
  warning?: string;
}

export function acceptedOf(chosen: readonly File[]): Accepted {
  const accepted = chosen.filter((file) => !isRefused(file));
  const refused = chosen.length - accepted.length;
  return { accepted, ...(refused > 0 && { warning: words.someAccepted(accepted.length, refused) }) };
}
