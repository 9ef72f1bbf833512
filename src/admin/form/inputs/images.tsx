import type { ImagesFacts } from '../../../schema/fields/images/index.ts';
import { FilePicker } from './file-picker.tsx';
import type { FileKind } from './kind.ts';
import { Preview } from './preview.tsx';

export const imagesInput: FileKind<ImagesFacts> = {
  sends: 'files',
  Input: ({ facts, files, onChange, error }) => (
    <FilePicker
      facts={facts}
      files={files}
      onChange={(chosen) => onChange([...files, ...chosen])}
      error={error}
      isMultiple
    >
      {files.length > 0 && (
        <ul className="previews">
          {files.map((file, index) => (
            <Preview
              key={numberOf(file)}
              file={file}
              onRemove={() => onChange(files.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
    </FilePicker>
  ),
  pathsOf: (value) =>
    Array.isArray(value) ? value.filter((path): path is string => typeof path === 'string') : [],
  callOf: (typeName, id) => `/${typeName}-image-update/${id}`,
};

const numbers = new WeakMap<File, number>();
let lastNumber = 0;

/** A number of its own for every chosen file; names may come twice. */
function numberOf(file: File): number {
  const number = numbers.get(file) ?? ++lastNumber;
  numbers.set(file, number);
  return number;
}
