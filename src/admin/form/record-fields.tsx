import type { Language } from '../../languages/language.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { FormValues } from './form-values.ts';
import type { PictureField, TextField } from './inputs/index.ts';
import type { TextInputProps } from './inputs/input-kind.ts';
import type { Texts } from './texts.ts';
import { type FieldPair, HALVES, isEmpty, pairsOf, TwinPair, TwinTabs } from './twins/twin-fields.tsx';

export interface RecordFieldsProps {
  type: Pick<TypeFacts, 'fields'>;
  values: FormValues;
  textFields: readonly TextField[];
  pictureFields: readonly PictureField[];
  /** What visitors have of the live record where the fields may not say so. */
  shownInstead?: Texts;
  /** Whether changes are ignored, because they would be lost. */
  isFrozen?: boolean;
}

const ignore = () => {};

/**
 * The inputs of a form: text fields first, then pictures with their alt texts, then the fields that come
 * last.
 */
export function RecordFields(props: RecordFieldsProps) {
  const { type, values, textFields, pictureFields, shownInstead, isFrozen = false } = props;
  const { texts } = values;
  const pairs = pairsOf(textFields);
  const errors = errorsAsShown(pairs, values);
  const fieldOf = (name: string) => ({
    ...values.fieldOf(name),
    error: errors[name],
    ...(isFrozen && { onChange: ignore }),
  });
  const textInput = ({ facts, kind }: TextField, more: Partial<TextInputProps> = {}) => (
    <kind.Input
      key={facts.name}
      facts={facts}
      fields={type.fields}
      texts={texts}
      {...fieldOf(facts.name)}
      {...more}
      shownInstead={shownInstead?.[facts.name]}
    />
  );
  const altTextsIn = (altTextFields: readonly TextField[]) => {
    const [field] = altTextFields.filter(({ kind }) => kind.altTextsOfPictures);
    if (!field) return undefined;
    const { facts, kind } = field;
    return kind.altTextsOfPictures?.({ facts, ...fieldOf(facts.name) });
  };
  /** Takes over what the library says of a chosen picture. */
  const describe = ([field]: readonly TextField[]) =>
    field && !field.kind.altTextsOfPictures && !isFrozen
      ? (altText: string) => values.setText(field.facts.name, altText)
      : undefined;
  const pairOfInputs = (open: Language | null) => (pair: FieldPair<TextField>) => (
    <TwinPair key={pair.field.facts.name} pair={pair} texts={texts} open={open} input={textInput} />
  );
  return (
    <>
      <TwinTabs pairs={pairs} texts={texts} errors={errors}>
        {(open) => pairs.filter(({ field }) => field.kind.position !== 'last').map(pairOfInputs(open))}
      </TwinTabs>
      {pictureFields.map(({ facts, kind, altTextFields }) => (
        <div key={facts.name} className="picture-fields">
          <kind.Input
            facts={facts}
            {...fieldOf(facts.name)}
            altTexts={altTextsIn(altTextFields)}
            onDescribed={describe(altTextFields)}
          />
          {altTextFields.map((field) => textInput(field))}
        </div>
      ))}
      {textFields.filter(({ kind }) => kind.position === 'last').map((field) => textInput(field))}
    </>
  );
}

/** The errors by field. That both halves of a pair are missing stands at the first one (requirement 20.214). */
function errorsAsShown(pairs: readonly FieldPair[], { texts, errors }: FormValues): FormValues['errors'] {
  if (HALVES[0] === 'en') return errors;
  const moved = Object.entries(errors).map(([name, error]) => {
    const pair = pairs.find(({ field }) => field.facts.name === name);
    return [pair?.twin && isEmpty(pair, texts) ? pair.twin.facts.name : name, error];
  });
  return Object.fromEntries(moved);
}
