import { dayInWords, kathmanduTime } from '../kathmandu-day.ts';
import { useAddress, useDigits, useLanguage, useWords } from '../language.tsx';
import type { PreviewView } from '../preview-view.ts';
import { previewWords } from './preview-words.ts';

/** Names what a preview shows, above the page. */
export function PreviewBar({ preview }: { preview: PreviewView }) {
  const words = useWords(previewWords);
  const digits = useDigits();
  const to = useAddress();
  const { of, n, changedAt, publishAt, expiresAt, notAmongFirst, elsewhere } = preview;
  return (
    <aside className="preview-bar" aria-label={words.label}>
      <div className="wrap">
        <p>
          <strong>{of === 'version' ? words.version(digits(n ?? '')) : words.shown[of]}</strong>{' '}
          {notAmongFirst !== null && `${words.notAmongFirst(digits(notAmongFirst))} `}
          <When of={changedAt} words={of === 'version' ? words.saved : words.changed} />{' '}
          {publishAt && <When of={publishAt} words={words.published} />}{' '}
          <When of={expiresAt} words={words.expires} />
        </p>
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map(({ page, href }) => (
              <li key={page}>
                <a href={to(href)}>{words.elsewhere[page]}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

function When({ of, words: sentence }: { of: string; words: (at: string) => string }) {
  const language = useLanguage();
  const at = `${dayInWords(of, language)}, ${kathmanduTime(of, language)}`;
  return <time dateTime={of}>{sentence(at)}</time>;
}
