import type { ReactNode } from 'react';
import { PageHead } from '../components/page-parts.tsx';
import { VisitorForm } from '../components/visitor-form.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { CollegeFacts, FormPageProps } from '../view-models.ts';

/** Within which time the office answers, such as '3 days'. */
export function useAnswerTime({ answerDays }: CollegeFacts): string {
  const { aDay, days } = useWords(inEach);
  const { digits } = usePageLanguage();
  return answerDays === 1 ? aDay : days(digits(answerDays));
}

interface WholeFormPageProps extends FormPageProps {
  /** By default the form's purpose. */
  description?: string;
  /** The form with what stands around it; by default the form alone. */
  children?: ReactNode;
}

/** The page of a visitors' form, under the heading and the purpose of its declaration. */
export function FormPage({ description, children, ...props }: WholeFormPageProps) {
  const { frame, type, form } = props;
  const { refused } = useWords(inEach).form;
  const { heading, purpose } = type.visitorWords[usePageLanguage().language];
  const about = purpose(useAnswerTime(frame.college));
  return (
    <Document
      styles="forms"
      frame={frame}
      title={form.refusal ? `${refused}: ${heading}` : heading}
      description={description ?? about}
      indexed={!form.receipt && !form.isReceiptOver}
      script="form"
    >
      <div className="wrap">
        <PageHead heading={heading}>
          <p>{about}</p>
        </PageHead>
        {children ?? (
          <div className="form-page">
            <VisitorForm {...props} />
          </div>
        )}
      </div>
    </Document>
  );
}
