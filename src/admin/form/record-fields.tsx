import type { Language } from '../../languages/language.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Texts } from './draft.ts';
import type { FileField, TextField } from './inputs/index.ts';
import { type FieldPair, pairsOf, TwinPair, TwinTabs } from './twins/twin-fields.tsx';
import type { Draft } from './use-draft.ts';

export interface RecordFieldsProps {
  type: TypeFacts;
  draft: Draft;
  textFields: readonly TextField[];
  fileFields: readonly FileField[];
  /** The defaults that the site shows for empty fields of the saved record. */
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
  const { type, draft, textFields, fileFields, shownInstead, isFrozen = false } = props;
  const { texts, files, errors, setFilesOf } = draft;
  const fieldOf = (name: string) => ({ ...draft.fieldOf(name), ...(isFrozen && { onChange: ignore }) });
  const textInput = ({ facts, kind }: TextField) => (
    <kind.Input
      key={facts.name}
      facts={facts}
      fields={type.fields}
      texts={texts}
      {...fieldOf(facts.name)}
      shownInstead={shownInstead?.[facts.name]}
    />
  );
  const fileAltTexts = (altTextFields: readonly TextField[]) => {
    const [field] = altTextFields.filter(({ kind }) => kind.altTextsOfFiles);
    if (!field) return undefined;
    const { facts, kind } = field;
    return kind.altTextsOfFiles?.({ facts, ...fieldOf(facts.name) });
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
            onChange={isFrozen ? ignore : (chosen) => setFilesOf(facts.name, chosen)}
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
