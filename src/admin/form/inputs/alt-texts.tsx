import type { AltTextsFacts } from '../../../schema/fields/alt-texts/index.ts';
import { jsonOf, textsIn } from './json-list.ts';
import type { TextKind } from './kind.ts';

/** Words about a list of pictures are asked for beside each picture, so the form itself shows nothing. */
export const altTextsInput: TextKind<AltTextsFacts> = {
  sends: 'text',
  textOf: jsonOf,
  Input: () => null,
  Shown: ({ value }) => textsIn(value).join(', '),
};
