import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { Mark } from '../../ui/mark.tsx';
import { applyLinkAt } from '../navigation.ts';
import type { PageFrame } from '../view-models.ts';
import { Academics } from './academics.tsx';
import { ContactLines } from './contact-lines.tsx';
import { Drawer } from './drawer.tsx';
import { Elsewhere } from './external-links.tsx';
import { MainLinks } from './main-links.tsx';
import { SEARCH, SearchField } from './search-field.tsx';

/** The search page has a field of its own, and needs no other in it. */
export function Header({ frame }: { frame: PageFrame }) {
  const { college, path, faculties } = frame;
  const apply = applyLinkAt(path, faculties);
  return (
    <header className="site-header">
      <div className="utility">
        <div className="wrap">
          <ContactLines college={college} />
          <Elsewhere college={college} />
        </div>
      </div>
      <div className="wrap masthead">
        <a className="brand" href="/" lang={langOf(college.name)}>
          <Mark />
          <span>{college.name}</span>
        </a>
        {path !== SEARCH && (
          <>
            <SearchField />
            <a className="search-link" href={SEARCH} aria-label="Search">
              <Icon name="search" />
            </a>
          </>
        )}
        <Academics frame={frame} />
        <a className="button apply-now" href={apply.href}>
          {apply.label}
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
