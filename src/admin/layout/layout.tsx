import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Form, Link, NavLink, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { UNREACHABLE } from '../api/api-error.ts';
import { useOwnDuties } from '../duties/own-duties.ts';
import { MenuIcon, OutsideIcon } from '../icons.tsx';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { digits, HOME } from '../language.ts';
import { DASHBOARD, type EntryGroup, isFormOf, type MenuEntry, openTo } from '../navigation.ts';
import { OldFontOffer } from '../old-fonts/old-font-offer.tsx';
import { OwnAccount } from '../session/own-account.tsx';
import { useCollege } from '../shell.ts';
import { GlobalShortcuts } from '../shortcuts/global-shortcuts.tsx';
import { dismissErrors } from '../toast/toasts.ts';
import { navigation, frameWords as words } from '../words.ts';
import { useOnline } from './use-online.ts';
import './layout.css';
import './top-bar.css';

/** The navigation between the screens. In narrow windows it is a popover. */
function SideNavigation({ groups }: { groups: readonly EntryGroup[] }) {
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  const { data } = useQuery(inboxQuery);
  const { pathname } = useLocation();
  // Where the window is lower than the menu, the entry of the screen is brought into view; not whenever the menu is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen, when its entry is there
  useEffect(() => {
    const own = panel.current?.querySelector('[aria-current="page"], [data-within]');
    own?.scrollIntoView({ block: 'nearest' });
  }, [pathname, groups.length]);
  const unviewedIn = ({ counts }: MenuEntry) => (counts && data?.submissions[counts]?.unviewed) || 0;
  return (
    <nav
      id="side-navigation"
      className="side-navigation"
      aria-label={navigation.name}
      popover="auto"
      ref={panel}
    >
      <ul>
        <NavigationEntry {...DASHBOARD} onFollow={close} />
      </ul>
      {groups.map(({ label, entries }) => (
        <section key={label} aria-labelledby={`group-${label}`}>
          <h2 id={`group-${label}`}>{label}</h2>
          <ul>
            {entries.map((entry) => (
              <NavigationEntry key={entry.path} {...entry} unviewed={unviewedIn(entry)} onFollow={close} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface NavigationEntryProps extends MenuEntry {
  unviewed?: number;
  onFollow: () => void;
}

function NavigationEntry({ unviewed = 0, onFollow, ...entry }: NavigationEntryProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavLink
        to={`/admin/${entry.path}`}
        end
        onClick={onFollow}
        data-within={isFormOf(entry, pathname) || undefined}
        aria-label={unviewed > 0 ? navigation.unviewed(entry.label, digits(unviewed)) : undefined}
      >
        {entry.label}
        {unviewed > 0 && (
          <>
            {' '}
            <span className="badge">{digits(unviewed)}</span>
          </>
        )}
      </NavLink>
    </li>
  );
}

/** The frame of every screen: the top bar and the side navigation, which is a popover on phones. */
export function Layout({ groups: all }: { groups: readonly EntryGroup[] }) {
  const groups = openTo(useOwnDuties(), all);
  const college = useCollege();
  const { state } = useNavigation();
  useOnline(() => dismissErrors(UNREACHABLE));
  return (
    <div className="layout">
      <a className="skip-link" href="#screen">
        {words.skip}
      </a>
      <header className="top-bar" data-waiting={state === 'loading' || undefined}>
        <button type="button" className="menu-button" popoverTarget="side-navigation" aria-label={words.menu}>
          <MenuIcon />
        </button>
        <Link to="/admin/dashboard" className="brand" lang={langOf(college.name)}>
          {college.name}
        </Link>
        <GlobalShortcuts groups={groups} />
        <a href={HOME} className="view-site">
          <OutsideIcon />
          <span>{words.viewSite}</span>
        </a>
        <OwnAccount />
        <Form method="post" action="/admin/logout" className="top-bar-logout">
          <Button type="submit" variant="default" size="sm">
            {words.logout}
          </Button>
        </Form>
      </header>
      <SideNavigation groups={groups} />
      <main id="screen" className="screen" tabIndex={-1}>
        <Outlet />
      </main>
      <OldFontOffer />
      <ScrollRestoration />
    </div>
  );
}
