import { useState } from 'react';
import { type Columns, keysOf } from './columns.tsx';
import { ListMenu } from './list-menu.tsx';
import { columnWords } from './words.ts';

interface ColumnsMenuProps {
  columns: Columns;
  /** Called with the value for the address; undefined for the default columns. */
  onChange: (chosen: readonly string[] | undefined) => void;
}

/** Chooses which columns a list shows (requirement 19.219). */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const { always, all, shown, chosen, addressOf } = columns;
  // The address follows later: a box that waited for it would jump back first.
  const [keys, setKeys] = useState(keysOf(shown));
  const [lastShown, setLastShown] = useState(keysOf(shown).join());
  if (keysOf(shown).join() !== lastShown) {
    setLastShown(keysOf(shown).join());
    setKeys(keysOf(shown));
  }
  const toggle = (key: string, isShown: boolean) => {
    const wanted = isShown ? [...keys, key] : keys.filter((one) => one !== key);
    setKeys(wanted);
    onChange(addressOf(wanted));
  };
  return (
    <ListMenu label={columnWords.menu}>
      {(close) => (
        <>
          <fieldset className="columns-choice">
            <legend>{columnWords.legend}</legend>
            {all.map(({ key, label }) => (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={keys.includes(key)}
                  onChange={(event) => toggle(key, event.currentTarget.checked)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <p>{always}</p>
          {chosen && (
            <button
              type="button"
              className="list-menu-last"
              onClick={() => {
                close();
                onChange(undefined);
              }}
            >
              {columnWords.usual}
            </button>
          )}
        </>
      )}
    </ListMenu>
  );
}
