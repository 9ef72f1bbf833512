import { Icon } from '../../ui/icon.tsx';
import { useAddress, useLangOf, useWords } from '../language.tsx';
import { applyHrefAt, currentAt, mainLinks } from '../navigation.ts';
import type { CollegeFacts, PageFrame, Picture } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { LanguageLink } from './language-link.tsx';
import { Mark } from './mark.tsx';
import { Programmes } from './programmes.tsx';
import { SEARCH, SearchField } from './search-field.tsx';
import { words as inEach } from './words.ts';

/** The navigation 'Main' of header and drawer. */
function MainLinks({ path }: { path: string }) {
  const words = useWords(inEach);
  const to = useAddress();
  return (
    <nav aria-label={words.main} className="main-links">
      <ul>
        {mainLinks.map((link) => (
          <li key={link.href}>
            <a href={to(link.href)} aria-current={currentAt(link, path)}>
              {words.links[link.href]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links beyond the site's own pages. 'Alumini' is plain text (requirement 1.11). */
function ExternalLinks({ college }: { college: CollegeFacts }) {
  const words = useWords(inEach);
  return (
    <ul className="external-links">
      {college.plusTwoUrl && (
        <li>
          <a href={college.plusTwoUrl} rel="noopener">
            {words.plusTwo}
          </a>
        </li>
      )}
      <li>{words.alumni}</li>
    </ul>
  );
}

/** The menu of narrow windows: a popover, which opens, closes and handles Escape without script. */
function Drawer({ frame }: { frame: PageFrame }) {
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

/** Characters of a name above which it has a row of its own in narrow windows. */
const MAX_SHORT_NAME = 24;

/** Width by height above which a logo counts as wide. */
const MAX_SHORT_LOGO = 1.5;

/** Whether name and logo have a row of their own in narrow windows. */
function isLong(name: string, logo: Picture | null): boolean {
  return name.length > MAX_SHORT_NAME || (logo !== null && logo.width > MAX_SHORT_LOGO * logo.height);
}

/** The header. The search page has its own search field, so the header has none there. */
export function Header({ frame }: { frame: PageFrame }) {
  const { college, logo, path, faculties } = frame;
  const apply = applyHrefAt(path, faculties);
  const words = useWords(inEach);
  const to = useAddress();
  const langOf = useLangOf();
  return (
    <header className="site-header">
      <div className="utility">
        <div className="wrap">
          <ContactLines college={college} isBrief />
          <ExternalLinks college={college} />
          <LanguageLink frame={frame} />
        </div>
      </div>
      <div className={isLong(college.name, logo) ? 'wrap masthead has-long-name' : 'wrap masthead'}>
        <a className="brand" href={to('/')} lang={langOf(college.name)}>
          <Mark logo={logo} />
          <span>{college.name}</span>
        </a>
        {path !== SEARCH && (
          <>
            <SearchField />
            <a className="search-link" href={to(SEARCH)} aria-label={words.search}>
              <Icon name="search" />
            </a>
          </>
        )}
        <Academics frame={frame} />
        <a className="button apply-now" href={to(apply)}>
          {words.applyNow}
        </a>
        <Drawer frame={frame} />
      </div>
      <div className="header-links">
        <div className="wrap">
          <MainLinks path={path} />
        </div>
      </div>
    </header>
  );
}

/** The header's button that opens the list of programmes; not rendered without programmes. */
function Academics({ frame: { faculties, path } }: { frame: PageFrame }) {
  const words = useWords(inEach);
  if (faculties.length === 0) return null;
  const isProgrammePage = faculties.some(({ href }) => href === path);
  return (
    <div className="academics">
      <button type="button" popoverTarget="academics" aria-current={isProgrammePage || undefined}>
        {words.academics}
        <Icon name="down" />
      </button>
      <nav id="academics" className="academics-panel" popover="auto" aria-label={words.academics}>
        <Programmes programmes={faculties} path={path} />
      </nav>
    </div>
  );
}
