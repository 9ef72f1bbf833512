import { langOf } from '../../ui/lang-of.ts';
import { breadcrumbData, StructuredData } from '../structured-data.tsx';
import type { PageFrame } from '../view-models.ts';

export interface Crumb {
  label: string;
  /** Left out for the current page. */
  href?: string;
}

/** The breadcrumb, also as structured data. */
export function Breadcrumb({ frame, crumbs }: { frame: PageFrame; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label} lang={langOf(label)}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbData(frame, crumbs)} />
    </nav>
  );
}
