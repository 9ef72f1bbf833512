import { Heading } from '../layout/heading.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { ChangedLast } from './changed-last.tsx';
import { LiveNumbers } from './live-numbers.tsx';
import './dashboard.css';

/** Where staff arrive: what was changed last and how much there is, and below it the college at a glance. */
export function DashboardScreen() {
  return (
    <>
      <Heading title="Dashboard" />
      <div className="live-panel">
        <ChangedLast />
        <LiveNumbers />
      </div>
      <AtAGlance />
    </>
  );
}
