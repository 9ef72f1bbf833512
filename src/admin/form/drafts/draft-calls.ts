import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { createDraft, putDraft } from '../../api/drafts.ts';
import { formDataOf, textsOf } from '../draft.ts';
import { textFieldsOf } from '../inputs/index.ts';
import type { DraftCalls } from './draft-keeper.ts';

/** The calls by which a form keeps the draft of a record of this type. */
export function draftCalls(type: TypeFacts): DraftCalls {
  return {
    create: (texts, key) => createDraft(type, formDataOf(texts), key),
    put: (id, kept, tag, key) => putDraft(type, id, kept, tag, key),
    liveTexts: ({ item, managed }) => (managed.live ? textsOf(textFieldsOf(type.fields), item) : null),
  };
}
