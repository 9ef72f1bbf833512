import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import type { Version } from '../api/records.ts';
import { useSaveShortcut } from '../shortcuts/use-save-shortcut.ts';
import { DeleteImageDialog } from './delete-image-dialog.tsx';
import { imagesOf } from './images-of.ts';
import type { AltTexts } from './use-alt-texts.ts';

interface StoredImagesProps {
  type: TypeFacts;
  version: Version;
  altTexts: AltTexts;
  /** The person wants to add pictures. */
  onAdd: () => void;
}

/** The stored pictures in their order, each with what it shows and a button that deletes it. */
export function StoredImages({ type, version, altTexts, onAdd }: StoredImagesProps) {
  const { image } = imagesOf(version.item);
  const [doomed, setDoomed] = useState<string | null>(null);
  const bar = useSaveShortcut<HTMLDivElement>();
  return (
    <>
      {image.length === 0 ? (
        <div className="notice-box">
          <p>There is no image in this {type.admin.noun}.</p>
          <Button variant="default" onClick={onAdd}>
            Add images
          </Button>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            altTexts.save();
          }}
        >
          <p className="field-hint">
            Alt text says what a picture shows, for people who cannot see it. Leave it empty if it only
            decorates.
          </p>
          <ul className="previews stored-images">
            {image.map((path, index) => (
              <li key={path} className="preview">
                <img
                  id={`stored-${index}`}
                  src={pathAtWidth(path, 320)}
                  alt={`${index + 1} of ${image.length}`}
                  width={200}
                  height={120}
                  loading="lazy"
                  decoding="async"
                />
                <TextInput
                  label={altTexts.label}
                  aria-describedby={`stored-${index}`}
                  value={altTexts.texts[index] ?? ''}
                  maxLength={altTexts.max}
                  autoComplete="off"
                  onChange={(event) => altTexts.write(path, event.currentTarget.value)}
                />
                <Button
                  variant="default"
                  size="compact-sm"
                  className="delete"
                  aria-describedby={`stored-${index}`}
                  data-delete-image={path}
                  onClick={() => setDoomed(path)}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
          <div className="save-bar" ref={bar}>
            <Button
              type="submit"
              variant={altTexts.isTouched ? 'filled' : 'default'}
              aria-disabled={!altTexts.isTouched || altTexts.isBusy}
              data-busy={altTexts.isBusy || undefined}
            >
              Update alt texts
            </Button>
          </div>
        </form>
      )}
      {doomed !== null && (
        <DeleteImageDialog type={type} item={version.item} path={doomed} onClose={() => setDoomed(null)} />
      )}
    </>
  );
}
