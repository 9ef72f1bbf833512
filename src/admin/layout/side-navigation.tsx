import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
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
  return (
    <li>
      <NavLink
        to={`/admin/${entry.path}`}
        onClick={onFollow}
        data-within={isFormOf(entry, pathname) || undefined}
      >
        {entry.label}
      </NavLink>
    </li>
  );
}
