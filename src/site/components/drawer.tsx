import { Icon } from '../../ui/icon.tsx';
import { useAddress, useWords } from '../language.tsx';
import { applyHrefAt } from '../navigation.ts';
import type { PageFrame } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { ExternalLinks, MainLinks } from './header-links.tsx';
import { LanguageLink } from './language-link.tsx';
import { Programmes } from './programmes.tsx';
import { SearchField } from './search-field.tsx';
import { words as inEach } from './words.ts';

/** The menu of narrow windows: a popover, which opens, closes and handles Escape without script. */
export function Drawer({ frame }: { frame: PageFrame }) {
  const { college, faculties, path } = frame;
  const words = useWords(inEach);
  const to = useAddress();
  const apply = applyHrefAt(path, faculties);
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="menu" aria-haspopup="dialog">
        <Icon name="menu" />
        <span>{words.menu}</span>
      </button>
      <div id="menu" className="drawer" popover="auto" role="dialog" aria-label={words.menu}>
        <div className="drawer-head">
          <a className="button" href={to(apply)}>
            {words.applyNow}
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
            <span>{words.close}</span>
          </button>
        </div>
        <SearchField />
        <div className="drawer-words">
          <MainLinks path={path} />
          <div className="drawer-more">
            {faculties.length > 0 && (
              <nav aria-labelledby="drawer-academics">
                <h2 id="drawer-academics">{words.academics}</h2>
                <Programmes programmes={faculties} path={path} />
              </nav>
            )}
            <LanguageLink frame={frame} />
            <ContactLines college={college} />
            <ExternalLinks college={college} />
          </div>
        </div>
      </div>
    </>
  );
}
