import { useAddress, useDigits, useLangOf, useWords } from '../language.tsx';
import type { Programme } from '../view-models.ts';
import { homeWords } from './home-words.ts';
import { Programmes } from './programmes.tsx';

/** Number of programmes shown large; the others are in a compact list that opens on demand. */
const MAX_LARGE = 6;

/** The programmes of the home page. */
export function ProgrammeIndex({ programmes }: { programmes: readonly Programme[] }) {
  const words = useWords(homeWords);
  const to = useAddress();
  const langOf = useLangOf();
  const digits = useDigits();
  const others = programmes.slice(MAX_LARGE);
  return (
    <section className="home-programmes" aria-labelledby="programmes">
      <h2 id="programmes" className="section-title">
        {words.programmes}
      </h2>
      <Programmes programmes={programmes.slice(0, MAX_LARGE)} />
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? words.oneMore : words.more(digits(others.length))}</summary>
          <ul className="programme-others">
            {others.map(({ id, title, href }) => (
              <li key={id}>
                <a href={to(href)} lang={langOf(title)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="page-links">
        <a className="more" href={to('/admissions')}>
          {words.admitted}
        </a>
        <a className="more" href={to('/scholarships')}>
          {words.fees}
        </a>
      </p>
    </section>
  );
}
