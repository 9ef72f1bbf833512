import type { ReactNode } from 'react';
import { useLangOf, useLanguage, useWords } from '../language.tsx';
import type { ReceiptWords } from '../receipt-words.ts';
import { words as inEach } from './words.ts';

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
  const sentences = useWords(inEach);
  const language = useLanguage();
  const langOf = useLangOf();
  const is = sentences.receipt;
  const said = (name: keyof ReceiptWords, lang?: string) => (
    <span key={name} data-says={name} lang={lang}>
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
          <dt>{is.reference}</dt>
          <dd className="receipt-reference">{said('reference')}</dd>
        </div>
        {hasProgram && (
          <div>
            <dt>{is.programme}</dt>
            <dd>{said('program', langOf(words?.program ?? ''))}</dd>
          </div>
        )}
        <div>
          <dt>{is.received}</dt>
          <dd>
            {language === 'ne'
              ? [said('nepaliDay'), ' (', said('day'), ')']
              : [said('day'), ' ', said('nepaliDay', 'ne')]}
            , {said('time')}
            {is.inNepal}
          </dd>
        </div>
        <div>
          <dt>{is.next}</dt>
          <dd>
            {is.answersBy}
            <strong>{said('answerBy')}</strong>
            {is.end}
            {children}
          </dd>
        </div>
      </dl>
      <p className="receipt-for">{sentences.receiptFor}</p>
      <p className="scripted">
        <button type="button" className="button secondary" data-print>
          {sentences.print}
        </button>
      </p>
    </section>
  );
}
