import type { Language } from '../../languages/language.ts';
import type { FieldFacts } from '../../schema/field.ts';
import type { Files, Texts } from './draft.ts';
import type { FileField, TextField } from './inputs/index.ts';
import { type FieldPair, pairsOf } from './twins/pairs.ts';
import { TwinPair, TwinTabs } from './twins/twin-fields.tsx';

interface RecordFieldsProps {
  fields: readonly FieldFacts[];
  textFields: readonly TextField[];
  fileFields: readonly FileField[];
  texts: Texts;
  files: Files;
  errors: Readonly<Record<string, string>>;
  /** The defaults that the site shows for empty fields of the saved record. */
  shownInstead?: Texts | undefined;
  onText: (name: string, text: string) => void;
  onFiles: (name: string, files: readonly File[]) => void;
}

/**
 * The inputs of a form: text fields first, then pictures with their alt texts, then the fields that come
 * last.
 */
export function RecordFields({
  fields,
  textFields,
  fileFields,
  texts,
  files,
  errors,
  shownInstead,
  onText,
  onFiles,
}: RecordFieldsProps) {
  const textInput = ({ facts, kind }: TextField) => (
    <kind.Input
      key={facts.name}
      facts={facts}
      fields={fields}
      texts={texts}
      value={texts[facts.name] ?? ''}
      onChange={(text) => onText(facts.name, text)}
      error={errors[facts.name]}
      shownInstead={shownInstead?.[facts.name]}
    />
  );
  const fileAltTexts = (altTextFields: readonly TextField[]) => {
    const [field] = altTextFields.filter(({ kind }) => kind.altTextsOfFiles);
    if (!field) return undefined;
    const { facts, kind } = field;
    return kind.altTextsOfFiles?.({
      facts,
      value: texts[facts.name] ?? '',
      onChange: (text) => onText(facts.name, text),
      error: errors[facts.name],
    });
  };
  const pairs = pairsOf(textFields);
  const pairOfInputs = (open: Language | null) => (pair: FieldPair) => (
    <TwinPair key={pair.field.facts.name} pair={pair} texts={texts} open={open} input={textInput} />
  );
  return (
    <>
      <TwinTabs pairs={pairs} texts={texts} errors={errors}>
        {(open) => pairs.filter(({ field }) => field.kind.position !== 'last').map(pairOfInputs(open))}
      </TwinTabs>
      {fileFields.map(({ facts, kind, altTextFields }) => (
        <div key={facts.name} className="picture-fields">
          <kind.Input
            facts={facts}
            files={files[facts.name] ?? []}
            onChange={(chosen) => onFiles(facts.name, chosen)}
            error={errors[facts.name]}
            altTexts={fileAltTexts(altTextFields)}
          />
          {altTextFields.map(textInput)}
        </div>
      ))}
      {textFields.filter(({ kind }) => kind.position === 'last').map(textInput)}
    </>
  );
}
