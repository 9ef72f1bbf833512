import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { UnfoldIcon } from '../icons.tsx';
import './list-menu.css';

interface ListMenuProps {
  label: string;
  /** Renders the menu's content. @param close returns the focus to the button */
  children: (close: () => void) => ReactNode;
}

/** A button above a list with a menu below it. */
export function ListMenu({ label, children }: ListMenuProps) {
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
