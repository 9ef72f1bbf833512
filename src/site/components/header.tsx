import { languageNames, otherThan } from '../../languages/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { applyHrefAt, currentAt, mainLinks } from '../navigation.ts';
import type { CollegeFacts, PageFrame, Picture } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { Programmes } from './programmes.tsx';
import { SEARCH, SearchField } from './search-field.tsx';
import { words as inEach } from './words.ts';

/** The navigation 'Main' of header and drawer. */
function MainLinks({ path }: { path: string }) {
  const words = useWords(inEach);
  const { to } = usePageLanguage();
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
