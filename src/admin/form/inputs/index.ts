/** Registry of the field kinds in the back office. A kind without an entry does not compile. */
import type { FieldFacts } from '../../../schema/field.ts';
import type { FactsOf, KindName } from '../../../schema/fields/index.ts';
import { flagInput } from '../switch-field.tsx';
import { attachmentsInput } from './attachments.tsx';
import { dayInput, timeInput } from './calendar.tsx';
import { choiceInput, referenceInput } from './choice.tsx';
import type { InputKind, PictureKind, TextKind } from './input-kind.ts';
import { altTextsInput, imageInput, imagesInput } from './pictures.tsx';
import { richTextInput } from './rich-text.tsx';
import { sectionsInput } from './sections.tsx';
import { subjectsInput } from './subjects.tsx';
import { addressInput, altTextInput, longTextInput, textInput, wholeNumberInput } from './text.tsx';

const inputs = {
  address: addressInput,
  sections: sectionsInput,
  text: textInput,
  'long-text': longTextInput,
  'rich-text': richTextInput,
  image: imageInput,
  images: imagesInput,
  reference: referenceInput,
  choice: choiceInput,
  day: dayInput,
  flag: flagInput,
  'alt-text': altTextInput,
  'alt-texts': altTextsInput,
  attachments: attachmentsInput,
  subjects: subjectsInput,
  time: timeInput,
  'whole-number': wholeNumberInput,
} satisfies { [K in KindName]: InputKind<FactsOf<K>> };

const byName: Readonly<Record<string, InputKind>> = inputs;

export interface TextField {
  facts: FieldFacts;
  kind: TextKind;
}

export interface PictureField {
  facts: FieldFacts;
  kind: PictureKind;
  /** The alt text fields that describe its pictures. */
  altTextFields: readonly TextField[];
}

function writtenFields(fields: readonly FieldFacts[]): TextField[] {
  return fields.flatMap((facts) => {
    const kind = byName[facts.kind];
    return kind?.sends === 'text' ? [{ facts, kind }] : [];
  });
}

/** The text fields in declared order, without alt texts. */
export function textFieldsOf(fields: readonly FieldFacts[]): TextField[] {
  return writtenFields(fields).filter(({ kind }) => !kind.describedField);
}

/** How a field of this kind is entered and shown; undefined for one of pictures. */
export const textKindOf = (facts: FieldFacts): TextKind | undefined => writtenFields([facts])[0]?.kind;

/** Loads the code that the inputs of these fields need. */
export async function preloadInputs(fields: readonly FieldFacts[]): Promise<void> {
  await Promise.all(writtenFields(fields).map(({ kind }) => kind.preload?.()));
}

/** The picture fields in declared order. */
export function pictureFieldsOf(fields: readonly FieldFacts[]): PictureField[] {
  return fields.flatMap((facts) => {
    const kind = byName[facts.kind];
    if (kind?.sends !== 'pictures') return [];
    const altTextFields = writtenFields(fields).filter(
      (field) => field.kind.describedField?.(field.facts) === facts.name,
    );
    return [{ facts, kind, altTextFields }];
  });
}

export function altTextFieldsOf(fields: readonly PictureField[]): TextField[] {
  return fields.flatMap(({ altTextFields }) => altTextFields);
}
