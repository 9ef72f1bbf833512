import { Button } from '@mantine/core';
import { Form, Link, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { UNREACHABLE } from '../api/api-error.ts';
import { useOwnDuties } from '../duties/own-duties.ts';
import { MenuIcon, OutsideIcon } from '../icons.tsx';
import { type EntryGroup, openTo } from '../navigation.ts';
import { OldFontOffer } from '../old-fonts/old-font-offer.tsx';
import { OwnAccount } from '../session/own-account.tsx';
import { useCollege } from '../shell.ts';
import { GlobalShortcuts } from '../shortcuts/global-shortcuts.tsx';
import { dismissErrors } from '../toast/toasts.ts';
import { SideNavigation } from './side-navigation.tsx';
import { useOnline } from './use-online.ts';
import './layout.css';
import './top-bar.css';
import { HOME } from '../language.ts';
import { words } from './words.ts';

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
