import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changesOf } from '../../schema/changes/by-kind.ts';
import type { Changes } from '../../schema/changes/changes.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { messageOf } from '../api/api-error.ts';
import type { FieldValues, Managed } from '../api/versions.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { FieldChanges } from './field-changes.tsx';
import { sideQuery } from './history-queries.ts';
import { RestoreButton, useRestore } from './restore.tsx';
import { restorableIn, type Sides } from './sides.ts';
import { words } from './words.ts';

interface ComparisonProps {
  type: TypeFacts;
  id: string;
  managed: Managed;
  sides: Sides;
  /** False for a record in Trash, and where the person may not change the draft. */
  isRestorable: boolean;
}

/** The fields in which two versions differ, each with a button to restore it. */
export function Comparison({ type, id, managed, sides, isRestorable }: ComparisonProps) {
  const from = useQuery(sideQuery(type, id, sides.from, managed));
  const to = useQuery(sideQuery(type, id, sides.to, managed));
  const error = from.error ?? to.error;
  const n = isRestorable ? restorableIn(sides, managed) : undefined;
  if (error)
    return (
      <ErrorNotice
        message={messageOf(error)}
        onTryAgain={() => void Promise.all([from.refetch(), to.refetch()])}
      />
    );
  if (!from.data || !to.data)
    return (
      <div aria-busy="true">
        <Skeleton height={96} />
      </div>
    );
  return (
    <Compared
      key={`${sides.from} ${sides.to}`}
      type={type}
      id={id}
      managed={managed}
      n={n}
      before={from.data}
      after={to.data}
    />
  );
}

interface ComparedProps {
  type: TypeFacts;
  id: string;
  managed: Managed;
  /** Number of the version that can be restored. */
  n: number | undefined;
  before: FieldValues;
  after: FieldValues;
}

function Compared({ type, id, managed, n, before, after }: ComparedProps) {
  const restore = useRestore(type, id, managed);
  const livePaths = filesIn(managed.live);
  // Long texts take a while, and a press on Restore renders again.
  const changed = useMemo(() => changedFields(type, before, after), [type, before, after]);
  if (changed.length === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      {n !== undefined && (
        <div className="restore">
          <RestoreButton isBusy={restore.isBusy} onRestore={() => restore.ask({ n })}>
            {words.restore(n)}
          </RestoreButton>
          <p className="field-hint">{words.restoreHint}</p>
        </div>
      )}
      {changed.map(({ facts, changes }) => (
        <section key={facts.name} className="changed-field" aria-labelledby={`changed-${facts.name}`}>
          <div className="changed-field-head">
            <h3 id={`changed-${facts.name}`}>{facts.label}</h3>
            {n !== undefined && (
              <RestoreButton
                isSmall
                isBusy={restore.isBusy}
                onRestore={() => restore.ask({ n, fields: fieldsWith(type, facts) })}
              >
                {words.restoreField(facts.label, n)}
              </RestoreButton>
            )}
          </div>
          <FieldChanges
            type={type}
            facts={facts}
            changes={changes}
            records={{ before, after }}
            livePaths={livePaths}
          />
        </section>
      ))}
      {restore.dialog}
    </>
  );
}

interface ChangedField {
  facts: FieldFacts;
  changes: Changes;
}

/** The fields that differ, in declared order. */
function changedFields(type: TypeFacts, before: FieldValues, after: FieldValues): ChangedField[] {
  return type.fields.flatMap((facts) => {
    const pictures = 'describes' in facts ? String(facts.describes) : '';
    const described = { before: pathsIn(before[pictures]), after: pathsIn(after[pictures]) };
    const changes = changesOf(facts.kind, before[facts.name], after[facts.name], described);
    return changes ? [{ facts, changes }] : [];
  });
}

/** Alternative texts describe the pictures of their version only, so that they come back together. */
function fieldsWith({ fields }: TypeFacts, facts: FieldFacts): string[] {
  const pictures = 'describes' in facts ? String(facts.describes) : facts.name;
  const describing = fields.filter((one) => 'describes' in one && one.describes === pictures);
  return [pictures, ...describing.map(({ name }) => name)];
}

/** The paths in a picture field's value: of one picture, or of a list. */
function pathsIn(value: unknown): string[] {
  return [value].flat().filter((path): path is string => typeof path === 'string' && path !== '');
}

const PATH = /\/uploads\/[0-9a-f]{32}\.[a-z]+/g;

/** All files that a record names anywhere in its values; they are public while it is live. */
function filesIn(record: FieldValues | null): ReadonlySet<string> {
  return new Set(JSON.stringify(record ?? {}).match(PATH));
}
