import type { ShownEntry, ShownLink } from '../../content/menu.ts';
import { languageNames, otherThan } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { applyHrefAt, currentAt } from '../navigation.ts';
import type { CollegeFacts, PageFrame, Picture } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { MenuLink } from './menu-link.tsx';
import { Programmes } from './programmes.tsx';
import { SEARCH, SearchField } from './search-field.tsx';
import { words as inEach } from './words.ts';

/** The navigation 'Main' of header and drawer. @param name of its groups, of which one is open at a time */
function MainLinks({ frame: { menu, hasOwnMenu, path }, name }: { frame: PageFrame; name: string }) {
  const words = useWords(inEach);
  return (
    <nav aria-label={words.main} className={hasOwnMenu ? 'main-links own-links' : 'main-links'}>
      <ul>
        {menu.header.map(({ items, ...entry }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and an entry may stand there twice
          <li key={place}>
            {items.length > 0 ? (
              <Submenu entry={entry} items={items} path={path} name={name} />
            ) : (
              <MenuLink entry={entry} path={path} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SubmenuProps {
  entry: ShownEntry;
  items: readonly ShownLink[];
  path: string;
  name: string;
}

/** A group of the menu: its button opens the links, its own page first. It needs no script (requirement 43.36). */
function Submenu({ entry, items, path, name }: SubmenuProps) {
  const { language } = usePageLanguage();
  const { text, lang } = textIn(language, entry, 'label');
  const links = entry.href === null ? items : [entry, ...items];
  const isHere = links.some(({ href }) => currentAt(href ?? '', path));
  return (
    <details className="submenu" name={name} data-current={isHere || undefined}>
      <summary lang={lang}>
        {text}
        <Icon name="down" />
      </summary>
      <ul>
        {links.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>
            <MenuLink entry={one} path={path} />
          </li>
        ))}
      </ul>
    </details>
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
  const { to } = usePageLanguage();
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
          <MainLinks frame={frame} name="drawer" />
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
  const { to, langOf } = usePageLanguage();
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
          <MainLinks frame={frame} name="bar" />
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

/** The college's logo, or the drawn one. It needs the name beside it, so it has no alternative text of its own. */
export function Mark({ logo }: { logo: Picture | null }) {
  if (!logo) return <Logo />;
  const { path } = logo.sizes[0] ?? logo;
  return <img className="logo own-logo" src={path} width={logo.width} height={logo.height} alt="" />;
}

/** A link to the same page in the other language, labelled in that language. Not rendered if there is no such page. */
function LanguageLink({ frame: { inOtherLanguage } }: { frame: PageFrame }) {
  const other = otherThan(usePageLanguage().language);
  if (inOtherLanguage === undefined) return null;
  return (
    <a className="language-link" href={inOtherLanguage} lang={other} hrefLang={other}>
      {languageNames[other]}
    </a>
  );
}

/** Tells search engines the page's address in each language; readers of others get the English one. */
export function Alternates({ frame: { alternates } }: { frame: PageFrame }) {
  if (!alternates) return null;
  return (
    <>
      <link rel="alternate" hrefLang="en" href={alternates.en} />
      <link rel="alternate" hrefLang="ne" href={alternates.ne} />
      <link rel="alternate" hrefLang="x-default" href={alternates.en} />
    </>
  );
}
