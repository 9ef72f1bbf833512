import { networksOf, settings } from '../../content/college.ts';
import { labelIn } from '../../schema/field.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../language.tsx';
import type { CollegeFacts } from '../view-models.ts';

/** The college's social pages that have a URL. */
export function SocialLinks({ college }: { college: CollegeFacts }) {
  const language = useLanguage();
  return (
    <ul className="social-links">
      {networksOf(college).map((network) => (
        <li key={network}>
          <a href={college[network]} rel="noopener">
            <Icon name={network} />
            {labelIn(language, settings.fields[network])}
          </a>
        </li>
      ))}
    </ul>
  );
}
