import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { UnfoldIcon } from '../icons.tsx';
import { type Columns, keysOf } from './record-columns.tsx';
import { columnWords } from './words.ts';
import './list-menu.css';

interface ColumnsMenuProps {
  columns: Columns;
  /** Called with the value for the address. */
  onChange: (chosen: string) => void;
}

/** Chooses which columns a list shows (requirement 19.219). */
export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const { always, all, shown, areChosen, addressOf } = columns;
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
          {areChosen && (
            <button
              type="button"
              className="list-menu-last"
              onClick={() => {
                close();
                onChange('');
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

interface ListMenuProps {
  label: string;
  /** Renders the menu's content. @param close returns the focus to the button */
  children: (close: () => void) => ReactNode;
}

/** A button above a list with a menu below it. */
function ListMenu({ label, children }: ListMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="list-menu-button" popoverTarget={id} ref={button}>
        {label}
        <UnfoldIcon />
      </button>
      <div
        id={id}
        className="list-menu"
        popover="auto"
        ref={menu}
        onBeforeToggle={({ newState }) => newState === 'open' && placeBelow(menu, button)}
      >
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}

/** The menu is in the top layer, so it is positioned by script; the style sheet keeps it inside the window. */
function placeBelow(menu: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const edges = button.current?.getBoundingClientRect();
  if (!edges) return;
  menu.current?.style.setProperty('--menu-top', `${edges.bottom}px`);
  menu.current?.style.setProperty('--menu-left', `${edges.left}px`);
}
