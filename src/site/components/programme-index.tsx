import { langOf } from '../../ui/lang-of.ts';
import type { Programme } from '../view-models.ts';
import { Programmes } from './programmes.tsx';

/** Number of programmes shown large; the others are in a compact list that opens on demand. */
const MAX_LARGE = 6;

/** The programmes of the home page. */
export function ProgrammeIndex({ programmes }: { programmes: readonly Programme[] }) {
  const others = programmes.slice(MAX_LARGE);
  return (
    <section className="home-programmes" aria-labelledby="programmes">
      <h2 id="programmes" className="section-title">
        Programmes
      </h2>
      <Programmes programmes={programmes.slice(0, MAX_LARGE)} />
      {others.length > 0 && (
        <details>
          <summary>
            {others.length} more {others.length === 1 ? 'programme' : 'programmes'}
          </summary>
          <ul className="programme-others">
            {others.map(({ id, title, href }) => (
              <li key={id}>
                <a href={href} lang={langOf(title)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="page-links">
        <a className="more" href="/admissions">
          How to be admitted
        </a>
        <a className="more" href="/scholarships">
          Help with the fees
        </a>
      </p>
    </section>
  );
}
