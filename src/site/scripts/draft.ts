/** What was typed into a form and not sent yet, kept on the device for a day. Storage may be blocked, full or hold garbage. */

const KEPT_FOR_MS = 24 * 3_600_000;

export interface Draft {
  /** Its `submissionId`, so that what was stored although no answer came is not stored again. */
  id: string;
  /** When it was last typed at, in milliseconds. */
  at: number;
  values: Readonly<Record<string, string>>;
}

/** @returns null when there is none, undefined when nobody can know */
export function readDraft(key: string): Draft | null | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return undefined;
  }
  try {
    const draft = JSON.parse(text ?? '');
    if (Date.now() - draft.at < KEPT_FOR_MS && draft.values) return draft;
  } catch {}
  keepDraft(key, null);
  return null;
}

/** @param draft null forgets it @returns whether that could be done */
export function keepDraft(key: string, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
