/** The one place of the back office that knows the field kinds. A kind without an entry does not compile. */
import type { FieldFacts } from '../../../schema/field.ts';
import type { FactsOf, KindName } from '../../../schema/fields/index.ts';
import { choiceInput } from './choice.tsx';
import { imageInput } from './image.tsx';
import { imagesInput } from './images.tsx';
import type { FileKind, InputKind, TextKind } from './kind.ts';
import { longTextInput } from './long-text.tsx';
import { referenceInput } from './reference.tsx';
import { richTextInput } from './rich-text.tsx';
import { textInput } from './text.tsx';

const inputs = {
  text: textInput,
  'long-text': longTextInput,
  'rich-text': richTextInput,
  image: imageInput,
  images: imagesInput,
  reference: referenceInput,
  choice: choiceInput,
} satisfies { [K in KindName]: InputKind<FactsOf<K>> };

const byName: Readonly<Record<string, InputKind>> = inputs;

export interface TextField {
  facts: FieldFacts;
  kind: TextKind;
}

export interface FileField {
  facts: FieldFacts;
  kind: FileKind;
}

/** The fields that are written, in declared order. */
export function textFieldsOf(fields: readonly FieldFacts[]): TextField[] {
  return fields.flatMap((facts) => {
    const kind = byName[facts.kind];
    return kind?.sends === 'text' ? [{ facts, kind }] : [];
  });
}

/** The fields that arrive as files, in declared order. */
export function fileFieldsOf(fields: readonly FieldFacts[]): FileField[] {
  return fields.flatMap((facts) => {
    const kind = byName[facts.kind];
    return kind?.sends === 'files' ? [{ facts, kind }] : [];
  });
}
