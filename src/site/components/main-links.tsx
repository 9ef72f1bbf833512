import { currentAt, mainLinks } from '../navigation.ts';

/** The navigation 'Main', in the header's bar and in the drawer alike. */
export function MainLinks({ path }: { path: string }) {
  return (
    <nav aria-label="Main" className="main-links">
      <ul>
        {mainLinks.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={currentAt(link, path)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
