import type { questionsSection } from '../../content/sections/questions.ts';
import { RichText } from '../components/rich-text.tsx';
import { usePageLanguage } from '../language.tsx';
import type { SectionProps } from './section-props.ts';

export function Questions({ heading, questions }: SectionProps<typeof questionsSection>) {
  const { langOf } = usePageLanguage();
  const H = heading ? 'h3' : 'h2';
  return questions.map(({ question, answer }) =>
    question ? (
      <details key={question + answer} className="question">
        <summary>
          <H lang={langOf(question)}>{question}</H>
        </summary>
        <div className="answer">
          <RichText html={answer} under={heading ? 3 : 2} />
        </div>
      </details>
    ) : (
      <RichText key={answer} html={answer} under={heading ? 2 : 1} />
    ),
  );
}
