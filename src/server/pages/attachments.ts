import type { Item } from '../../schema/define-type.ts';
import type { Attachment } from '../../schema/fields/attachments.ts';
import type { AttachmentView } from '../../site/model.ts';

/** The documents that a record hands out, as pages show them; none for a type without any. */
export function attachmentsOf(item: Item): readonly AttachmentView[] {
  return (item.attachments as Attachment[] | undefined) ?? [];
}
