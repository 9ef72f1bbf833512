/** Drafts of forms, kept in local storage for a day. Storage may be blocked, full or hold garbage. */

const MAX_AGE_MS = 24 * 3_600_000;

export interface KeptForm {
  /** Its `submissionId`, so that a submission whose response was lost is not stored twice. */
  id: string;
  /** Time of the last change, in milliseconds. */
  at: number;
  values: Readonly<Record<string, string>>;
}

/** @returns null without a draft, undefined where storage cannot be read */
export function readDraft(key: string): KeptForm | null | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return undefined;
  }
  try {
    const draft = JSON.parse(text ?? '');
    if (Date.now() - draft.at < MAX_AGE_MS && draft.values) return draft;
  } catch {}
  storeDraft(key, null);
  return null;
}

/** @param draft null deletes it @returns whether storage could be written */
export function storeDraft(key: string, draft: KeptForm | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
