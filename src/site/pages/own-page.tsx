import { Children } from 'react';
import type { ShownMenu } from '../../content/menu.ts';
import { textIn } from '../../languages/text-in.ts';
import { MenuLink } from '../components/menu-link.tsx';
import { Breadcrumb, Contents } from '../components/page-parts.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import { lookOf } from '../sections/index.ts';
import type { SectionProps, SectionView } from '../sections/section-props.ts';
import type { PageFrame, Picture as PictureFacts } from '../view-models.ts';

interface OwnPageProps {
  frame: PageFrame;
  id: string;
  title: string;
  summary: string;
  picture: PictureFacts | null;
  sections: readonly SectionView[];
}

type ShownGroup = ShownMenu['header'][number];

/** From so many titles on, a page begins with a list of them. */
const MIN_FOR_CONTENTS = 4;

/** A page of the college's own. Where it stands in the menu says what is above it and beside it. */
export function OwnPage({ frame, id, title, summary, picture, sections }: OwnPageProps) {
  const { language, langOf } = usePageLanguage();
  const titled = sections.flatMap((section) =>
    section.heading ? [{ anchor: anchorOf(section), label: String(section.heading) }] : [],
  );
  const looks = sections.map(({ kind }) => lookOf(kind));
  const script = looks.find((look) => look.script)?.script;
  const group = groupOf(frame);
  const above =
    group?.href && group.href !== frame.path
      ? [{ label: textIn(language, group, 'label').text, href: group.href }]
      : [];
  return (
    <Document
      styles={[...new Set(['own-page' as const, ...looks.flatMap(({ styles }) => styles ?? [])])]}
      {...(script && { script })}
      frame={frame}
      title={title}
      description={summary}
      picture={picture}
    >
      <div className="wrap own-page">
        <Breadcrumb frame={frame} crumbs={[...above, { label: title }]} />
        <div className="page-hero">
          <header className="page-head">
            <h1 lang={langOf(title)}>{title}</h1>
            {summary && <p lang={langOf(summary)}>{summary}</p>}
          </header>
          {picture && (
            <Picture
              picture={picture}
              of={id}
              sizes={`(min-width: 75rem) 41rem, (min-width: 44rem) 55vw, ${COLUMN}`}
              first
            />
          )}
        </div>
        {titled.length >= MIN_FOR_CONTENTS && <Contents sections={titled} />}
        {sections.map((section) => (
          <SectionOfPage key={section.id} section={section} frame={frame} />
        ))}
        {group && <InThisSection group={group} frame={frame} />}
      </div>
    </Document>
  );
}

/** The part of the page that a link leads to; apart from ids that the page uses for itself. */
const anchorOf = ({ id }: SectionView) => `s-${id}`;

function SectionOfPage({ section, frame }: { section: SectionView; frame: PageFrame }) {
  const { langOf } = usePageLanguage();
  const { nothingNow } = useWords(inEach);
  const { Section, isWide, isOfRecords } = lookOf(section.kind);
  const heading = String(section.heading ?? '');
  // Rendered here, to see whether anything is there to show.
  const body = Section({ ...(section as unknown as SectionProps), frame });
  const isBlank = Children.toArray(body).length === 0;
  if (isBlank && heading === '') return null;
  const Part = heading ? 'section' : 'div';
  return (
    <Part id={anchorOf(section)} className={isWide ? 'chapter wide' : 'chapter'}>
      {heading && <h2 lang={langOf(heading)}>{heading}</h2>}
      {!isBlank && <div className="chapter-body">{body}</div>}
      {isBlank && isOfRecords && <p className="chapter-body">{nothingNow}</p>}
    </Part>
  );
}

/** The group of the menu that this page leads or stands in; null where it has no others. */
const groupOf = ({ menu, path }: PageFrame): ShownGroup | null =>
  menu.header.find(
    ({ href, items }) => items.length > 0 && [href, ...items.map((item) => item.href)].includes(path),
  ) ?? null;

/** What stands beside the page in the menu. */
function InThisSection({ group, frame }: { group: ShownGroup; frame: PageFrame }) {
  const { inThisSection } = useWords(inEach);
  const own = group.href === null ? [] : [group];
  return (
    <nav className="contents in-section" aria-labelledby="in-this-section">
      <h2 id="in-this-section">{inThisSection}</h2>
      <ul>
        {[...own, ...group.items].map((entry) => (
          <li key={entry.href}>
            <MenuLink entry={entry} path={frame.path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
