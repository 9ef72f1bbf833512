import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { digits } from '../language.ts';
import { DASHBOARD, type Entry, type EntryGroup, isFormOf } from '../navigation.ts';
import { navigation } from '../words.ts';

/** The navigation between the screens. In narrow windows it is a popover. */
export function SideNavigation({ groups }: { groups: readonly EntryGroup[] }) {
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  const { data } = useQuery(inboxQuery);
  const unviewedIn = ({ counts }: Entry) => (counts && data?.submissions[counts]?.unviewed) || 0;
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

interface NavigationEntryProps extends Entry {
  /** The number of unviewed submissions. */
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
