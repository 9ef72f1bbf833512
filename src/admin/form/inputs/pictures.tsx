import type { AltTextsFacts } from '../../../schema/fields/alt-text.ts';
import type { ImageFacts, ImagesFacts } from '../../../schema/fields/image.ts';
import { words } from '../words.ts';
import { FilePicker, Preview } from './file-picker.tsx';
import { type FileInputProps, type FileKind, jsonListOf, parseTexts, type TextKind } from './input-kind.ts';
import { useReasons } from './refused-files.ts';
import { fileWords } from './words.ts';

export const imagesInput: FileKind<ImagesFacts> = {
  sends: 'files',
  Input: ImagesInput,
  isReplaced: false,
  storedPaths: (value) =>
    Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : [],
  uploadPath: (typeName, id) => `/${typeName}-image-update/${id}`,
};

/** An input for several files with previews, alt texts and buttons that remove them. */
function ImagesInput({ facts, files, onChange, error, altTexts }: FileInputProps<ImagesFacts>) {
  const texts = files.map((_, at) => altTexts?.texts[at] ?? '');
  const remove = (index: number) => {
    onChange(files.filter((_, at) => at !== index));
    altTexts?.onChange(texts.filter((_, at) => at !== index));
  };
  const reasonOf = useReasons();
  const refused = files.filter((file) => reasonOf(file) !== undefined).length;
  const tooMany = files.length - refused - facts.max;
  return (
    <FilePicker
      facts={facts}
      files={files}
      onChange={(chosen) => onChange([...files, ...chosen])}
      error={error ?? altTexts?.error ?? (refused > 0 ? fileWords.refused(refused) : undefined)}
      isMultiple
    >
      <p className="field-hint" role="status">
        {tooMany > 0 && fileWords.tooMany(facts.max, tooMany)}
      </p>
      {files.length > 0 && altTexts && <p className="field-hint">{words.altTexts}</p>}
      {files.length > 0 && (
        <ul className="previews">
          {files.map((file, index) => (
            <Preview
              key={numberOf(file)}
              file={file}
              position={index + 1}
              refusal={reasonOf(file)}
              onRemove={() => remove(index)}
              {...(altTexts && {
                altText: {
                  label: altTexts.label,
                  max: altTexts.max,
                  text: texts[index] ?? '',
                  onChange: (text) => altTexts.onChange(texts.with(index, text)),
                },
              })}
            />
          ))}
        </ul>
      )}
    </FilePicker>
  );
}

const numbers = new WeakMap<File, number>();
let lastNumber = 0;

/** A unique React key for a file, because file names may repeat. */
function numberOf(file: File): number {
  const number = numbers.get(file) ?? ++lastNumber;
  numbers.set(file, number);
  return number;
}

export const imageInput: FileKind<ImageFacts> = {
  sends: 'files',
  Input: ({ facts, files, onChange, error }) => {
    const [file] = files;
    return (
      <FilePicker facts={facts} files={files} onChange={onChange} error={error}>
        {file && (
          <ul className="previews">
            <Preview key={numberOf(file)} file={file} />
          </ul>
        )}
      </FilePicker>
    );
  },
  isReplaced: true,
  storedPaths: (value) => (typeof value === 'string' && value !== '' ? [value] : []),
  uploadPath: (typeName, id) => `/${typeName}File/${id}`,
};

/**
 * The alt texts of several pictures are entered beside each picture, so this kind renders no input of its
 * own.
 */
export const altTextsInput: TextKind<AltTextsFacts> = {
  sends: 'text',
  textOf: jsonListOf,
  Input: () => null,
  describedField: ({ describes }) => describes,
  altTextsOfFiles: ({ facts: { label, max }, value, onChange, error }) => ({
    label,
    max,
    texts: parseTexts(value),
    onChange: (texts) => onChange(texts.some((text) => text !== '') ? jsonListOf([...texts]) : ''),
    error,
  }),
  Display: ({ value }) => parseTexts(value).join(', '),
};
