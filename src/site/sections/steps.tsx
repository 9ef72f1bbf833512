import type { stepsSection } from '../../content/sections/steps.ts';
import { usePageLanguage } from '../language.tsx';
import type { SectionProps } from './section-props.ts';

export function Steps({ heading, steps }: SectionProps<typeof stepsSection>) {
  const { langOf } = usePageLanguage();
  const H = heading ? 'h3' : 'h2';
  if (steps.length === 0) return null;
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title + text}>
          {title && <H lang={langOf(title)}>{title}</H>}
          {text && <p lang={langOf(text)}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
