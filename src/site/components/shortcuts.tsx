import type { PageLink } from '../navigation.ts';

/** Popular links of the home page in narrow windows, where the header's links are in the menu. */
export function Shortcuts({ hasProgrammes }: { hasProgrammes: boolean }) {
  const links: PageLink[] = [
    { label: 'Notices', href: '/notices' },
    ...(hasProgrammes ? [{ label: 'Programmes', href: '#programmes' }] : []),
    { label: 'Admissions', href: '/admissions' },
    { label: 'Contact', href: '/contact-us' },
  ];
  return (
    <nav className="wrap shortcuts" aria-label="Shortcuts">
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
