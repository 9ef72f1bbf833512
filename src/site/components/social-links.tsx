import { networkNames } from '../../content/college.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CollegeFacts } from '../view-models.ts';

/** The college's social pages that have a URL. */
export function SocialLinks({ college }: { college: CollegeFacts }) {
  return (
    <ul className="social-links">
      {college.social
        .filter(({ url }) => url)
        .map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="noopener">
              <Icon name={network} />
              {networkNames[network]}
            </a>
          </li>
        ))}
    </ul>
  );
}
