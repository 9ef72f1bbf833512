import { Icon } from '../../ui/icon.tsx';
import type { PageFrame } from '../model.ts';
import { ContactLines } from './contact-lines.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { MainLinks } from './main-links.tsx';

/** The menu of narrow windows: a popover, so that it opens, closes and answers Escape without script. */
export function Drawer({ frame }: { frame: PageFrame }) {
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="menu" aria-haspopup="dialog">
        <Icon name="menu" />
        Menu
      </button>
      <div id="menu" className="drawer" popover="auto" role="dialog" aria-label="Menu">
        <button
          type="button"
          className="menu-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: focus moves into the dialog when it opens, not when the page loads
          autoFocus
        >
          <Icon name="close" />
          Close
        </button>
        <div className="drawer-words">
          <MainLinks path={frame.path} />
          <div className="drawer-more">
            <ContactLines college={frame.college} />
            <Elsewhere college={frame.college} />
          </div>
        </div>
      </div>
    </>
  );
}
