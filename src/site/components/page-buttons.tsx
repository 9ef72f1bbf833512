import type { PageLink } from '../navigation.ts';

/** Links to pages as a row of buttons, the first of them the main one. */
export function PageButtons({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="page-buttons">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
