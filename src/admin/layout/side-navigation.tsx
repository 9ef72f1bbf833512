import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { type Entry, type EntryGroup, isFormOf } from '../navigation.ts';

/** The screens of the back office in their groups. Where there is no room beside the screen it is a popover. */
export function SideNavigation({ groups }: { groups: readonly EntryGroup[] }) {
  const navigation = useRef<HTMLElement>(null);
  const close = () => navigation.current?.hidePopover();
  return (
    <nav id="side-navigation" className="side-navigation" aria-label="Admin" popover="auto" ref={navigation}>
      <ul>
        <NavigationEntry label="Dashboard" path="dashboard" onFollow={close} />
      </ul>
      {groups.map(({ label, entries }) => (
        <section key={label} aria-labelledby={`group-${label}`}>
          <h2 id={`group-${label}`}>{label}</h2>
          <ul>
            {entries.map((entry) => (
              <NavigationEntry key={entry.path} {...entry} onFollow={close} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function NavigationEntry({ onFollow, ...entry }: Entry & { onFollow: () => void }) {
  const { pathname } = useLocation();
  const { data } = useQuery(inboxQuery);
  const unviewed = (entry.counts && data?.[entry.counts]?.unviewed) || 0;
  return (
    <li>
      <NavLink
        to={`/admin/${entry.path}`}
        onClick={onFollow}
        data-within={isFormOf(entry, pathname) || undefined}
        aria-label={unviewed > 0 ? `${entry.label}, ${unviewed} unviewed` : undefined}
      >
        {entry.label}
        {unviewed > 0 && (
          <>
            {' '}
            <span className="badge">{unviewed}</span>
          </>
        )}
      </NavLink>
    </li>
  );
}
