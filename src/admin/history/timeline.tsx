import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import type { Managed, VersionFacts } from '../api/versions.ts';
import { formatDayAndTime } from '../format-time.ts';
import { BothDays } from '../list/cell-texts.tsx';
import { before, isUnchanged, numberOf, type Side, type Sides, searchOf } from './sides.ts';
import { kindWords, words } from './words.ts';

interface TimelineProps {
  type: TypeFacts;
  managed: Managed;
  versions: readonly VersionFacts[];
  /** The compared sides. */
  sides: Sides | null;
}

/** More would push the comparison out of sight on phones. */
const SHOWN_AT_FIRST = 5;

/** The versions, newest first, each with ways to compare it. */
export function Timeline({ type, managed, versions, sides }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? versions : versions.slice(0, SHOWN_AT_FIRST);
  const liveNumber = managed.live ? numberOf('live', managed, versions) : undefined;
  const isShown = (one: Sides) => sides?.from === one.from && sides.to === one.to;
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{words.timeline}</h2>
      {managed.draft && managed.live && (
        <p>
          <Compare sides={{ from: 'live', to: 'draft' }} isShown={isShown} label={words.compareDraft} />
        </p>
      )}
      <ol reversed>
        {shown.map((version) => {
          const former = before(version.n, managed, versions);
          const isLive = version.n === liveNumber;
          const compare = { isShown, n: version.n };
          return (
            <li key={version.n}>
              <VersionWords type={type} version={version} isLive={isLive} />
              <span className="version-ways">
                {former !== undefined && !isUnchanged(version) && (
                  <Compare
                    {...compare}
                    sides={{ from: former, to: isLive ? 'live' : version.n }}
                    label={words.whatItChanged}
                  />
                )}
                {managed.live && !isLive && (
                  <Compare
                    {...compare}
                    sides={{ from: version.n, to: 'live' }}
                    label={words.compareWithLive}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {shown.length < versions.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {words.showAll(versions.length)}
        </Button>
      )}
    </section>
  );
}

function VersionWords({
  type,
  version: { n, at, by, kind, note, changed },
  isLive,
}: {
  type: TypeFacts;
  version: VersionFacts;
  isLive: boolean;
}) {
  const labels = changed.map((name) => type.fields.find((field) => field.name === name)?.label ?? name);
  return (
    <>
      <span className="version-kind">
        {words.version(n)}: {kindWords[kind as keyof typeof kindWords] ?? kind}
        {isLive && <span className="badge">{words.isLive}</span>}
      </span>
      <span className="version-facts">
        <BothDays at={at} format={formatDayAndTime} />
        {by && words.by(by.name)}
      </span>
      {note !== '' && (
        <q className="version-note" lang={langOf(note)}>
          {note}
        </q>
      )}
      {labels.length > 0 && <span className="version-facts">{words.changed(labels.join(', '))}</span>}
    </>
  );
}

interface CompareProps {
  sides: { from: Side; to: Side };
  isShown: (sides: Sides) => boolean;
  label: string;
  /** Number of the version that the link belongs to. */
  n?: number;
}

/** A link to a comparison. It moves the focus there, because on phones the comparison is below. */
function Compare({ sides, isShown, label, n }: CompareProps) {
  return (
    <Link
      to={searchOf(sides)}
      aria-current={isShown(sides) ? 'true' : undefined}
      onClick={() => document.getElementById('comparison-title')?.focus()}
    >
      {label}
      {n !== undefined && <span className="visually-hidden">{words.ofVersion(n)}</span>}
    </Link>
  );
}
