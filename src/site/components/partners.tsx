import { langOf } from '../../ui/lang-of.ts';
import type { PartnerView } from '../view-models.ts';
import { Picture } from './picture.tsx';

/** More than these are scrolled sideways in narrow windows. */
const FEW = 9;

/** What scrolls must be reachable by keyboard. */
const scrolledByKeyboard = { tabIndex: 0 };

/** The partners by their marks and names; one without a mark by its name alone. */
export function Partners({ partners }: { partners: readonly PartnerView[] }) {
  const isMany = partners.length > FEW;
  return (
    <section className="wrap home-section" aria-labelledby="partners">
      <h2 id="partners" className="quiet-title">
        Our partners
      </h2>
      <ul
        className={isMany ? 'partners partners-many' : 'partners'}
        aria-labelledby="partners"
        {...(isMany && scrolledByKeyboard)}
      >
        {partners.map(({ id, title, picture }) => (
          <li key={id}>
            {picture && (
              <Picture
                picture={{ ...picture, alt: picture.alt === title ? '' : picture.alt }}
                of={id}
                sizes="9rem"
                fit="whole"
              />
            )}
            <span className="partner-name" lang={langOf(title)}>
              {title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
