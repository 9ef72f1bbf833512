import { currentAt, mainLinks } from '../navigation.ts';
import type { CollegeFacts } from '../view-models.ts';

/** The navigation 'Main' of header and drawer. */
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

/** Links beyond the site's own pages. 'Alumini' is plain text (requirement 1.11). */
export function ExternalLinks({ college }: { college: CollegeFacts }) {
  return (
    <ul className="external-links">
      {college.plusTwoUrl && (
        <li>
          <a href={college.plusTwoUrl} rel="noopener">
            Plus Two
          </a>
        </li>
      )}
      <li>Alumini</li>
    </ul>
  );
}
