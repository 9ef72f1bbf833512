import type { Entry } from '../view-models.ts';
import { DatedList } from './dated-list.tsx';

export function LatestNotices({ entries, today }: { entries: readonly Entry[]; today: string }) {
  return (
    <section className="home-notices" aria-labelledby="notices">
      <h2 id="notices" className="section-title">
        Notices
      </h2>
      <DatedList entries={entries} today={today} />
      <a className="more" href="/notices">
        All notices
      </a>
    </section>
  );
}
