import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { createDraft, findLostRecord, putDraft } from '../../api/drafts.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { formDataOf } from '../draft.ts';
import type { DraftCalls } from './draft-keeper.ts';

/** The calls by which a form keeps the draft of a record of this type. */
export function draftCalls(type: TypeFacts): DraftCalls {
  return {
    create: (texts) => createDraft(type, formDataOf(texts)),
    put: (id, kept, tag) => putDraft(type, id, kept, tag),
    findCreated: (texts, since) =>
      findLostRecord(type, texts[type.titleField] ?? '', since, ownerOfWindow()?._id ?? ''),
  };
}
