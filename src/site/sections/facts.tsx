import type { factsSection } from '../../content/sections/facts.ts';
import { usePageLanguage } from '../language.tsx';
import type { SectionProps } from './section-props.ts';

export function Facts({ facts }: SectionProps<typeof factsSection>) {
  const { langOf } = usePageLanguage();
  if (facts.length === 0) return null;
  return (
    <dl className="figures">
      {facts.map(({ label, value }) => (
        <div key={label + value}>
          <dt lang={langOf(label)}>{label}</dt>
          <dd lang={langOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
