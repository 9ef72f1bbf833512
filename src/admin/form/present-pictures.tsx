import type { Item } from '../../schema/define-type.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import type { FileField } from './inputs/index.ts';
import { words } from './words.ts';

/** The stored pictures of each field, or a hint that there are none. */
export function PresentPictures({ fileFields, item }: { fileFields: readonly FileField[]; item: Item }) {
  return fileFields.map(({ facts: { name, label }, kind }) => {
    const paths = kind.storedPaths(item[name]);
    const present = words.presentPicture(label);
    return (
      <div key={name}>
        <div className="field-label">{present}</div>
        {paths.length === 0 ? (
          <p className="field-hint">{words.noPicture}</p>
        ) : (
          <div className="present-pictures">
            {paths.map((path) => (
              <StoredPicture key={path} src={path} alt={present} />
            ))}
          </div>
        )}
      </div>
    );
  });
}
