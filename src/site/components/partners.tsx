import { useLangOf, useWords } from '../language.tsx';
import type { PartnerView } from '../view-models.ts';
import { homeWords } from './home-words.ts';
import { Picture } from './picture.tsx';

/** With more partners than this, narrow windows scroll them sideways. */
const MAX_WITHOUT_SCROLLING = 9;

/** Scroll containers must be reachable by keyboard. */
const scrolledByKeyboard = { tabIndex: 0 };

/** The partners' logos and names; the name alone without a logo. */
export function Partners({ partners }: { partners: readonly PartnerView[] }) {
  const words = useWords(homeWords);
  const langOf = useLangOf();
  const isMany = partners.length > MAX_WITHOUT_SCROLLING;
  return (
    <section className="wrap home-section" aria-labelledby="partners">
      <h2 id="partners" className="quiet-title">
        {words.partners}
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
