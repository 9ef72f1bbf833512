import { langOf } from '../../ui/lang-of.ts';
import type { Programme } from '../view-models.ts';
import { Programmes } from './programmes.tsx';

/** So many stand at full size; a college with more has the others in a closer list that opens. */
const LARGE = 6;

/** What one can study here, as an index that is read down the side. */
export function ProgrammeIndex({ programmes }: { programmes: readonly Programme[] }) {
  const others = programmes.slice(LARGE);
  return (
    <section className="home-programmes" aria-labelledby="programmes">
      <h2 id="programmes" className="section-title">
        Programmes
      </h2>
      <Programmes programmes={programmes.slice(0, LARGE)} />
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
