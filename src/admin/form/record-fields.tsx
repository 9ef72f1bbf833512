import type { FieldFacts } from '../../schema/field.ts';
import type { Files, Texts } from './draft.ts';
import type { FileField, TextField } from './inputs/index.ts';

interface RecordFieldsProps {
  fields: readonly FieldFacts[];
  textFields: readonly TextField[];
  fileFields: readonly FileField[];
  texts: Texts;
  files: Files;
  errors: Readonly<Record<string, string>>;
  onText: (name: string, text: string) => void;
  onFiles: (name: string, files: readonly File[]) => void;
}

/** The inputs of a form, one below the other: what is written first, then what is uploaded. */
export function RecordFields({
  fields,
  textFields,
  fileFields,
  texts,
  files,
  errors,
  onText,
  onFiles,
}: RecordFieldsProps) {
  return (
    <>
      {textFields.map(({ facts, kind }) => (
        <kind.Input
          key={facts.name}
          facts={facts}
          fields={fields}
          texts={texts}
          value={texts[facts.name] ?? ''}
          onChange={(text) => onText(facts.name, text)}
          error={errors[facts.name]}
        />
      ))}
      {fileFields.map(({ facts, kind }) => (
        <kind.Input
          key={facts.name}
          facts={facts}
          files={files[facts.name] ?? []}
          onChange={(chosen) => onFiles(facts.name, chosen)}
          error={errors[facts.name]}
        />
      ))}
    </>
  );
}
