import type { PageLink } from '../navigation.ts';

interface ShortcutsProps {
  /** Whether the notices stand beside or below, so that no link to them is needed. */
  hasNotices: boolean;
  hasProgrammes: boolean;
}

/** What most visitors of the home page come for, first the application. */
export function Shortcuts({ hasNotices, hasProgrammes }: ShortcutsProps) {
  const links: PageLink[] = [
    ...(hasProgrammes ? [{ label: 'Programmes', href: '#programmes' }] : []),
    ...(hasNotices ? [] : [{ label: 'Notices', href: '/notices' }]),
    { label: 'Admissions', href: '/admissions' },
    { label: 'Contact', href: '/contact-us' },
  ];
  return (
    <nav className="shortcuts" aria-label="Shortcuts">
      <ul>
        <li className="shortcut-apply">
          <a className="button" href="/apply-online">
            Start your application
          </a>
        </li>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
