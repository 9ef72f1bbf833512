import type { ReactNode } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import type { ReceiptWords } from '../receipt-words.ts';
import { words as sentences } from './words.ts';

export interface ReceiptProps {
  heading: string;
  /** Null for the template that the script fills in by its `data-says` attributes. */
  words: ReceiptWords | null;
  /** Whether it shows a programme. */
  hasProgram: boolean;
  /** Advice to the visitor. */
  children: ReactNode;
}

/** The receipt of a submission. Printing prints the receipt alone. */
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
      <p className="receipt-for">{sentences.receiptFor}</p>
      <p className="scripted">
        <button type="button" className="button secondary" data-print>
          Print
        </button>
      </p>
    </section>
  );
}
