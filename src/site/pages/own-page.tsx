import type { ReactNode } from 'react';
import { Breadcrumb, Contents } from '../components/page-parts.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { Document } from '../document.tsx';
import { usePageLanguage } from '../language.tsx';
import { looks } from '../sections/index.ts';
import type { SectionProps, SectionView } from '../sections/section-props.ts';
import type { PageFrame, Picture as PictureFacts } from '../view-models.ts';

export interface OwnPageProps {
  frame: PageFrame;
  id: string;
  title: string;
  summary: string;
  picture: PictureFacts | null;
  sections: readonly SectionView[];
}

/** From so many titles on, a page begins with a list of them. */
const MIN_FOR_CONTENTS = 4;

/** A page of the college's own. */
export function OwnPage({ frame, id, title, summary, picture, sections }: OwnPageProps) {
  const { langOf } = usePageLanguage();
  const titled = sections.flatMap((section) =>
    section.heading ? [{ anchor: section.id, label: String(section.heading) }] : [],
  );
  return (
    <Document styles="chapters" frame={frame} title={title} description={summary} picture={picture}>
      <div className="wrap own-page">
        <Breadcrumb frame={frame} crumbs={[{ label: title }]} />
        <header className="page-head">
          <h1 lang={langOf(title)}>{title}</h1>
          {summary && <p lang={langOf(summary)}>{summary}</p>}
        </header>
        {picture && <Picture picture={picture} of={id} sizes={COLUMN} first fit="whole" />}
        {titled.length >= MIN_FOR_CONTENTS && <Contents sections={titled} />}
        {sections.map((section) => {
          const heading = String(section.heading ?? '');
          const Look = looks[section.kind as keyof typeof looks] as unknown as (
            props: SectionProps,
          ) => ReactNode;
          return (
            <section key={section.id} id={section.id} className={`own-section own-${section.kind}`}>
              {heading && <h2 lang={langOf(heading)}>{heading}</h2>}
              <Look {...(section as unknown as SectionProps)} frame={frame} />
            </section>
          );
        })}
      </div>
    </Document>
  );
}
