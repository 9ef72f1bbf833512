import { type ApiError, fieldsIn, hasStatus } from '../api/api-error.ts';
import type { Texts } from '../form/draft.ts';
import { changeSettings, type SettingsVersion } from './settings-queries.ts';

interface Outcome {
  /** The settings as they are stored now. */
  saved: SettingsVersion;
  /** The refusal of the fields that were left out; null if all were saved. */
  refusal: ApiError | null;
}

/**
 * Saves changes of the settings. If some are invalid, the others are saved without them; if all are, nothing is sent
 * again. Throws `ApiError`, also if nothing could be saved.
 */
export async function saveValid(seen: SettingsVersion, changes: Texts): Promise<Outcome> {
  if (Object.keys(changes).length === 0) return { saved: seen, refusal: null };
  try {
    return { saved: await changeSettings(changes, seen.etag), refusal: null };
  } catch (error) {
    const refused = fieldsIn(error);
    const valid = Object.entries(changes).filter(([name]) => !(name in refused));
    const isPartial = valid.length > 0 && valid.length < Object.keys(changes).length;
    if (!hasStatus(error, 400) || !isPartial) throw error;
    return { saved: await changeSettings(Object.fromEntries(valid), seen.etag), refusal: error };
  }
}
