import type { ImageFacts } from '../../../schema/fields/image.ts';
import { FilePicker } from './file-picker.tsx';
import type { FileKind } from './kind.ts';
import { Preview } from './preview.tsx';

export const imageInput: FileKind<ImageFacts> = {
  sends: 'files',
  Input: ({ facts, files, onChange, error }) => {
    const [file] = files;
    return (
      <FilePicker facts={facts} files={files} onChange={onChange} error={error}>
        {file && (
          <ul className="previews">
            <Preview file={file} />
          </ul>
        )}
      </FilePicker>
    );
  },
  pathsOf: (value) => (typeof value === 'string' && value !== '' ? [value] : []),
  callOf: (typeName, id) => `/${typeName}File/${id}`,
};
