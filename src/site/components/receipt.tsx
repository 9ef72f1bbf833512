import type { ReactNode } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import type { ReceiptWords } from '../receipt-words.ts';

export interface ReceiptProps {
  heading: string;
  /** Null for the empty form of it that the script fills in: what it says stands in elements marked `data-says`. */
  words: ReceiptWords | null;
  /** Whether a programme belongs on it. */
  hasProgram: boolean;
  /** What its holder should do meanwhile. */
  children: ReactNode;
}

/** What a visitor keeps of what they sent: on the page until the next, and alone on paper. */
export function Receipt({ heading, words, hasProgram, children }: ReceiptProps) {
  const said = (name: keyof ReceiptWords, lang?: string) => (
    <span data-says={name} lang={lang}>
      {words?.[name]}
    </span>
  );
  return (
    <section className="receipt" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" tabIndex={-1}>
        {heading}
      </h2>
      <dl>
        <div>
          <dt>Reference</dt>
          <dd className="receipt-reference">{said('reference')}</dd>
        </div>
        {hasProgram && (
          <div>
            <dt>Programme</dt>
            <dd>{said('program', langOf(words?.program ?? ''))}</dd>
          </div>
        )}
        <div>
          <dt>Received</dt>
          <dd>
            {said('day')} {said('nepaliDay', 'ne')}, {said('time')} in Nepal
          </dd>
        </div>
        <div>
          <dt>What happens next</dt>
          <dd>
            Our office reads it and answers you by <strong>{said('answerBy')}</strong>. {children}
          </dd>
        </div>
      </dl>
      <p className="scripted">
        <button type="button" className="button secondary" data-print>
          Print
        </button>
      </p>
    </section>
  );
}
