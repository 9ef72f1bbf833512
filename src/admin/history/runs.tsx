import type { ReactNode } from 'react';
import type { Format, Run } from '../../schema/changes/changes.ts';
import { Marked } from './marked.tsx';
import { PictureOfVersion } from './picture-of-version.tsx';
import { words } from './words.ts';

interface RunsProps {
  runs: readonly Run[];
  livePaths?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** A text with its removals and additions marked. */
export function Runs({ runs, livePaths = NONE }: RunsProps) {
  return runs.map((run, index) => {
    const shown = <Formatted format={run.format}>{contentOf(run, livePaths)}</Formatted>;
    // Runs have no name of their own, and never move.
    const key = `${index} ${run.what}`;
    if (run.what === 'same') return <span key={key}>{shown}</span>;
    if (run.what === 'restyled')
      return (
        <span key={key} className="restyled">
          {shown}
        </span>
      );
    return (
      <Marked key={key} what={run.what}>
        {shown}
      </Marked>
    );
  });
}

function contentOf({ text, picture }: Run, livePaths: ReadonlySet<string>): ReactNode {
  if (!picture) return text;
  const alt = words.pictureInText(picture.alt);
  return <PictureOfVersion path={picture.path} alt={alt} livePaths={livePaths} />;
}

const TAGS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;

/** Words with their formatting. A link leads nowhere here, but looks like one. */
function Formatted({ format, children }: { format: Format | undefined; children: ReactNode }) {
  if (!format) return children;
  let shown: ReactNode = children;
  for (const Tag of TAGS) if (format.marks.includes(Tag)) shown = <Tag>{shown}</Tag>;
  return format.href === undefined ? shown : <span className="link-text">{shown}</span>;
}
