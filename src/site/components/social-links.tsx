import { networksOf } from '../../content/college.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../language.tsx';
import type { CollegeFacts } from '../view-models.ts';
import { words as inEach } from './in-each.ts';

/** The college's social pages that have a URL. */
export function SocialLinks({ college }: { college: CollegeFacts }) {
  const { networks } = useWords(inEach);
  return (
    <ul className="social-links">
      {networksOf(college).map((network) => (
        <li key={network}>
          <a href={college[network]} rel="noopener">
            <Icon name={network} />
            {networks[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
