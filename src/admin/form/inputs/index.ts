/** The one place of the back office that knows the field kinds. A kind without an entry does not compile. */
import type { FieldFacts } from '../../../schema/field.ts';
import type { FactsOf, KindName } from '../../../schema/fields/index.ts';
import { attachmentsInput } from './attachments.tsx';
import { choiceInput, referenceInput } from './choice.tsx';
import type { FileKind, InputKind, TextKind } from './input-kind.ts';
import { altTextsInput, imageInput, imagesInput } from './pictures.tsx';
import { richTextInput } from './rich-text.tsx';
import { altTextInput, dayInput, longTextInput, textInput } from './text.tsx';

const inputs = {
  text: textInput,
  'long-text': longTextInput,
  'rich-text': richTextInput,
  image: imageInput,
  images: imagesInput,
  reference: referenceInput,
  choice: choiceInput,
  day: dayInput,
  'alt-text': altTextInput,
  'alt-texts': altTextsInput,
  attachments: attachmentsInput,
} satisfies { [K in KindName]: InputKind<FactsOf<K>> };

const byName: Readonly<Record<string, InputKind>> = inputs;

export interface TextField {
  facts: FieldFacts;
  kind: TextKind;
}

export interface FileField {
  facts: FieldFacts;
  kind: FileKind;
  /** What is written about its pictures, and asked for beside them. */
  words: readonly TextField[];
}

function writtenIn(fields: readonly FieldFacts[]): TextField[] {
  return fields.flatMap((facts) => {
    const kind = byName[facts.kind];
    return kind?.sends === 'text' ? [{ facts, kind }] : [];
  });
}

/** The fields that are written, in declared order, but for words about pictures. */
export function textFieldsOf(fields: readonly FieldFacts[]): TextField[] {
  return writtenIn(fields).filter(({ kind }) => !kind.describedField);
}

/** The fields that arrive as files, in declared order. */
export function fileFieldsOf(fields: readonly FieldFacts[]): FileField[] {
  return fields.flatMap((facts) => {
    const kind = byName[facts.kind];
    if (kind?.sends !== 'files') return [];
    const words = writtenIn(fields).filter(
      (field) => field.kind.describedField?.(field.facts) === facts.name,
    );
    return [{ facts, kind, words }];
  });
}

/** What is written about the pictures of these fields. */
export function altTextFieldsOf(fields: readonly FileField[]): TextField[] {
  return fields.flatMap(({ words }) => words);
}
