import { Icon } from '../../ui/icon.tsx';
import { useAddress, useLangOf, useWords } from '../language.tsx';
import { applyHrefAt } from '../navigation.ts';
import type { PageFrame, Picture } from '../view-models.ts';
import { ContactLines } from './contact-lines.tsx';
import { Drawer } from './drawer.tsx';
import { ExternalLinks, MainLinks } from './header-links.tsx';
import { LanguageLink } from './language-link.tsx';
import { Mark } from './mark.tsx';
import { Programmes } from './programmes.tsx';
import { SEARCH, SearchField } from './search-field.tsx';
import { words as inEach } from './words.ts';

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
