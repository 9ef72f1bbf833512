import { Icon } from '../../ui/icon.tsx';
import { applyLinkAt } from '../navigation.ts';
import type { PageFrame } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { ExternalLinks, MainLinks } from './header-links.tsx';
import { Programmes } from './programmes.tsx';
import { SearchField } from './search-field.tsx';

/** The menu of narrow windows: a popover, which opens, closes and handles Escape without script. */
export function Drawer({ frame: { college, faculties, path } }: { frame: PageFrame }) {
  const apply = applyLinkAt(path, faculties);
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="menu" aria-haspopup="dialog">
        <Icon name="menu" />
        <span>Menu</span>
      </button>
      <div id="menu" className="drawer" popover="auto" role="dialog" aria-label="Menu">
        <div className="drawer-head">
          <a className="button" href={apply.href}>
            {apply.label}
          </a>
          <button
            type="button"
            className="menu-button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: focus moves into the dialog when it opens, not when the page loads
            autoFocus
          >
            <Icon name="close" />
            <span>Close</span>
          </button>
        </div>
        <SearchField />
        <div className="drawer-words">
          <MainLinks path={path} />
          <div className="drawer-more">
            {faculties.length > 0 && (
              <nav aria-labelledby="drawer-academics">
                <h2 id="drawer-academics">Academics</h2>
                <Programmes programmes={faculties} path={path} />
              </nav>
            )}
            <ContactLines college={college} />
            <ExternalLinks college={college} />
          </div>
        </div>
      </div>
    </>
  );
}
