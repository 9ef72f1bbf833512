import { kathmanduDay, kathmanduTime } from '../kathmandu-day.ts';
import type { PreviewView } from '../view-models.ts';
import { previewWords as words } from './preview-words.ts';

/** Names what a preview shows, above the page. */
export function PreviewBar({ preview }: { preview: PreviewView }) {
  const { of, n, changedAt, publishAt, expiresAt, elsewhere } = preview;
  return (
    <aside className="preview-bar" aria-label={words.label}>
      <div className="wrap">
        <p>
          <strong>{words.shown(of, n)}</strong> <When of={changedAt} words={words.changed[of]} />{' '}
          {publishAt && <When of={publishAt} words={words.published} />}{' '}
          <When of={expiresAt} words={words.expires} />
        </p>
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map(({ page, href }) => (
              <li key={page}>
                <a href={href}>{words.elsewhere[page]}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

function When({ of, words: sentence }: { of: string; words: (at: string) => string }) {
  return <time dateTime={of}>{sentence(`${kathmanduDay(of).long}, ${kathmanduTime(of)}`)}</time>;
}
