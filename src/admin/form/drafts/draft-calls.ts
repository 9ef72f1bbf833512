import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { createDraft, findLostDraft, putDraft } from '../../api/drafts.ts';
import { ownerOfWindow } from '../../session/profile.ts';
import { formDataOf } from '../draft.ts';
import type { DraftCalls } from './draft-keeper.ts';

/** The calls by which a form keeps the draft of a record of this type. */
export function draftCalls(type: TypeFacts): DraftCalls {
  let firstSentAt = 0;
  return {
    create(texts) {
      firstSentAt ||= Date.now();
      return createDraft(type, formDataOf(texts));
    },
    put: (id, kept, tag) => putDraft(type, id, kept, tag),
    findCreated: (texts) =>
      findLostDraft(type, texts[type.titleField] ?? '', firstSentAt, ownerOfWindow()?._id ?? ''),
  };
}
