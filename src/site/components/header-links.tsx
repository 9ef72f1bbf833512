import { useAddress, useWords } from '../language.tsx';
import { currentAt, mainLinks } from '../navigation.ts';
import type { CollegeFacts } from '../view-models.ts';
import { words as inEach } from './words.ts';

/** The navigation 'Main' of header and drawer. */
export function MainLinks({ path }: { path: string }) {
  const words = useWords(inEach);
  const to = useAddress();
  return (
    <nav aria-label={words.main} className="main-links">
      <ul>
        {mainLinks.map((link) => (
          <li key={link.href}>
            <a href={to(link.href)} aria-current={currentAt(link, path)}>
              {words.links[link.href]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links beyond the site's own pages. 'Alumini' is plain text (requirement 1.11). */
export function ExternalLinks({ college }: { college: CollegeFacts }) {
  const words = useWords(inEach);
  return (
    <ul className="external-links">
      {college.plusTwoUrl && (
        <li>
          <a href={college.plusTwoUrl} rel="noopener">
            {words.plusTwo}
          </a>
        </li>
      )}
      <li>{words.alumni}</li>
    </ul>
  );
}
