import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { createDraft, putDraft, type ReviewAction, reviewDraft } from '../../api/drafts.ts';
import { createRecord, updateRecord } from '../../api/records.ts';
import { formDataOf, type Texts, textsOf } from '../draft.ts';
import { textFieldsOf } from '../inputs/index.ts';
import type { DraftCalls, Publish, RecordChange } from './draft-keeper.ts';

/** The calls by which a form keeps the draft of a record of this type. */
export function draftCalls(type: TypeFacts): DraftCalls {
  return {
    create: (texts, key) => createDraft(type, formDataOf(texts), key),
    put: (id, kept, tag, key) => putDraft(type, id, kept, tag, key),
    liveTexts: ({ item, managed }) => (managed.live ? textsOf(textFieldsOf(type.fields), item) : null),
  };
}

/** Makes the body of an update of a live record. */
export type Encode = (changes: Texts) => FormData | object;

/**
 * The specified calls by which a form publishes.
 * @param after of a new record in a list ordered by hand: the one above it; '' for the first place
 */
export function publishing(type: TypeFacts, encode: Encode = formDataOf, after = ''): Publish {
  return (known, texts, key) => {
    if (known?.managed.live) return updateRecord(type, known.managed._id, encode(texts), known.tag, key);
    const body = formDataOf(after === '' ? texts : { ...texts, after });
    return createRecord(type, body, { tag: known?.tag ?? '', key });
  };
}

/** Submits, approves or returns the draft. */
export const reviewChange = (type: TypeFacts, action: ReviewAction, note = ''): RecordChange => ({
  what: `review ${action} ${note}`,
  make: ({ managed, tag }, key) => reviewDraft(type, managed._id, { action, note }, tag, key),
});
