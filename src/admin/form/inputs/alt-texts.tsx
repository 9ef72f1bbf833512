import type { AltTextsFacts } from '../../../schema/fields/alt-text.ts';
import { jsonOf, textsIn } from './json-list.ts';
import type { TextKind } from './kind.ts';

/** Words about a list of pictures are asked for beside each picture, so the form itself shows nothing. */
export const altTextsInput: TextKind<AltTextsFacts> = {
  sends: 'text',
  textOf: jsonOf,
  Input: () => null,
  beside: ({ describes }) => describes,
  wordsOfFiles: ({ facts: { label, max }, value, onChange, error }) => ({
    label,
    max,
    texts: textsIn(value),
    onChange: (texts) => onChange(texts.some((text) => text !== '') ? jsonOf([...texts]) : ''),
    error,
  }),
  Shown: ({ value }) => textsIn(value).join(', '),
};
