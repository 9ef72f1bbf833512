import { useAddress, useLangOf, useWords } from '../language.tsx';
import { breadcrumbData, StructuredData } from '../structured-data.tsx';
import type { PageFrame } from '../view-models.ts';
import { words as inEach } from './words.ts';

export interface Crumb {
  label: string;
  /** Left out for the current page. */
  href?: string;
}

/** The breadcrumb, also as structured data. */
export function Breadcrumb({ frame, crumbs }: { frame: PageFrame; crumbs: readonly Crumb[] }) {
  const words = useWords(inEach);
  const to = useAddress();
  const langOf = useLangOf();
  const steps = crumbs.map(({ label, href }) => (href ? { label, href: to(href) } : { label }));
  return (
    <nav aria-label={words.breadcrumb} className="breadcrumb">
      <ol>
        {steps.map(({ label, href }) => (
          <li key={label} lang={langOf(label)}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbData(frame, steps)} />
    </nav>
  );
}
