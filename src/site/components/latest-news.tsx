import type { Entry } from '../view-models.ts';
import { drawnInTurn } from './placeholders.ts';
import { Story } from './story.tsx';

/** The newest story at length, the ones before it as lines beside it. */
export function LatestNews({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const [lead, ...others] = entries;
  if (!lead) return null;
  const isAlone = others.length === 0;
  const drawn = drawnInTurn(entries.map(({ id }) => id));
  return (
    <section className="wrap home-section" aria-labelledby="news">
      <h2 id="news" className="section-title">
        News &amp; Events
      </h2>
      <div className="home-news">
        <Story entry={lead} today={today} weight={isAlone ? 'lead' : 'half'} drawn={drawn[0]} />
        {!isAlone && (
          <div className="home-news-more">
            {others.map((entry, at) => (
              <Story key={entry.id} entry={entry} today={today} weight="row" drawn={drawn[at + 1]} />
            ))}
          </div>
        )}
      </div>
      <a className="more" href="/news-and-events">
        All news &amp; events
      </a>
    </section>
  );
}
