import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '../dashboard/dashboard-queries.ts';
import { formatRecent } from '../format-time.ts';
import { backupWords as words } from './words.ts';

const backupQuery = answerQuery<{ lastAt: string | null }>('backup', '/manage/backup');

/** When the last backup was made, and how one is made. */
export function BackupSection({ id }: { id: string }) {
  const { data, error } = useQuery(backupQuery);
  const said = data && (data.lastAt === null ? words.none : words.last(formatRecent(new Date(data.lastAt))));
  return (
    <section id={id} className="settings-backup" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p aria-live="polite">{error ? words.unreadable : said}</p>
      <p className="field-hint">
        {words.how} <code lang="en">npm run chautari -- backup FOLDER</code>
      </p>
      <p className="field-hint">{words.why}</p>
    </section>
  );
}
