import { Heading } from '../layout/heading.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { ChangedLast } from './changed-last.tsx';
import { LiveNumbers } from './live-numbers.tsx';
import { MailTrouble } from './mail-trouble.tsx';
import { ToBeRead } from './to-be-read.tsx';
import './dashboard.css';

/** Where staff arrive: what waits to be read, what was changed last and how much there is, and below it the college at a glance. */
export function DashboardScreen() {
  return (
    <>
      <Heading title="Dashboard" />
      <MailTrouble />
      <div className="live-panel">
        <ToBeRead />
        <ChangedLast />
        <LiveNumbers />
      </div>
      <AtAGlance />
    </>
  );
}
