import { unmistakable } from '../../../languages/typed-day.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import type { ComparedField } from '../../conflict/choice-dialog.tsx';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { type Texts, textsOf } from '../draft.ts';
import { altTextFieldsOf, fileFieldsOf, type TextField, textFieldsOf } from '../inputs/index.ts';

const shownText = ({ facts, kind }: TextField): ComparedField => ({
  name: facts.name,
  label: facts.label,
  show: (text) => <kind.Display facts={facts} value={text} />,
});

/** The fields that a form holds. */
export const comparedTexts = (fields: readonly TextField[]): ComparedField[] => fields.map(shownText);

/** All fields of a type, pictures as well; those as JSON. */
export function comparedFields({ fields }: TypeFacts): ComparedField[] {
  const fileFields = fileFieldsOf(fields);
  const pictures = fileFields.map(
    ({ facts, kind }): ComparedField => ({
      name: facts.name,
      label: facts.label,
      show: (text) =>
        kind
          .storedPaths(JSON.parse(text || 'null'))
          .map((path) => <StoredPicture key={path} src={path} alt={facts.label} />),
    }),
  );
  return [...comparedTexts(textFieldsOf(fields)), ...pictures, ...comparedTexts(altTextFieldsOf(fileFields))];
}

type Fields = Readonly<Record<string, unknown>>;

/** The values of a snapshot as the dialog compares them. */
export function comparable({ fields }: TypeFacts, values: Fields): Texts {
  const fileFields = fileFieldsOf(fields);
  return {
    ...textsOf([...textFieldsOf(fields), ...altTextFieldsOf(fileFields)], values),
    ...Object.fromEntries(
      fileFields.map(({ facts: { name } }) => [name, JSON.stringify(values[name] ?? null)]),
    ),
  };
}

/** The chosen values in the form that a draft is sent in. */
export function valuesOf({ fields }: TypeFacts, texts: Texts): Fields {
  const files = new Set(fileFieldsOf(fields).map(({ facts }) => facts.name));
  const days = new Set(fields.filter(({ kind }) => kind === 'day').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      files.has(name) ? JSON.parse(text) : days.has(name) ? unmistakable(text) : text,
    ]),
  );
}
