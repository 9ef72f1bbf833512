import { useAddress, useWords } from '../language.tsx';
import type { PageLink } from '../navigation.ts';
import { homeWords } from './home-words.ts';
import { usePageLinks } from './page-links.ts';
import { words as inEach } from './words.ts';

interface ShortcutsProps {
  /** Whether the notices are beside or below, so that no link to them is needed. */
  hasNotices: boolean;
  hasProgrammes: boolean;
}

/** The links that most visitors of the home page need, the application first. */
export function Shortcuts({ hasNotices, hasProgrammes }: ShortcutsProps) {
  const words = useWords(homeWords);
  const { startApplication } = useWords(inEach);
  const linksTo = usePageLinks();
  const to = useAddress();
  const links: PageLink[] = [
    ...(hasProgrammes ? [{ label: words.programmes, href: '#programmes' }] : []),
    ...(hasNotices ? [] : linksTo('/notices')),
    ...linksTo('/admissions'),
    { label: words.contact, href: '/contact-us' },
  ];
  return (
    <nav className="shortcuts" aria-label={words.shortcuts}>
      <ul>
        <li className="shortcut-apply">
          <a className="button" href={to('/apply-online')}>
            {startApplication}
          </a>
        </li>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href.startsWith('#') ? href : to(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
