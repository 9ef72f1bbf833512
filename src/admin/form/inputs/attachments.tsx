import type { AttachmentsFacts } from '../../../schema/fields/attachments/index.ts';
import { jsonOf, listIn } from './json-list.ts';
import type { TextKind } from './kind.ts';

export const attachmentsInput: TextKind<AttachmentsFacts> = {
  sends: 'text',
  textOf: jsonOf,
  Input: () => null,
  Shown: ({ value }) => listIn(value).length,
};
