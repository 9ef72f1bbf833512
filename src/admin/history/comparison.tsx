import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changesOf } from '../../schema/changes/by-kind.ts';
import type { Changes } from '../../schema/changes/changes.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { filesIn } from '../api/hidden-files.ts';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { formatDayAndTime } from '../format-time.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { pathsOf } from '../paths.ts';
import { keyOf } from '../queries.ts';
import { toastSuccess, toastWarnings } from '../toast/toasts.ts';
import { FieldChanges, LivePaths } from './field-changes.tsx';
import { type FieldValues, restoreVersion, sideQuery, type Tagged } from './history-queries.ts';
import { restorableIn, type Sides } from './sides.ts';
import { words } from './words.ts';

interface Wanted {
  n: number;
  /** Undefined restores the whole version. */
  fields?: readonly string[];
}

/**
 * Makes a draft of a version and opens the form with it. Asks first where a whole draft would be replaced; single
 * fields are put into it.
 */
function useRestore(type: TypeFacts, id: string, { draft, etag }: Tagged) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const isStarted = useRef(false);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(type) });
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Wanted) => restoreVersion(type, id, { ...wanted, etag }),
    async onSuccess(answer) {
      await queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
      toastSuccess(words.restored);
      toastWarnings(answer);
      await navigate(pathsOf(type).update({ _id: id }));
    },
    async onError(error) {
      setAsked(null);
      // Somebody has changed the draft; it is shown before another try.
      if (hasStatus(error, 412) || hasStatus(error, 404)) await refresh();
    },
    onSettled: () => {
      isStarted.current = false;
    },
  });
  const restore = (wanted: Wanted) => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(wanted);
  };
  return {
    isBusy: isPending,
    ask: (wanted: Wanted) => (draft && !wanted.fields ? setAsked(wanted) : restore(wanted)),
    dialog: asked && draft && (
      <ConfirmDialog
        title={words.replaceTitle}
        answer={words.replace}
        isBusy={isPending}
        onConfirm={() => restore(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>
          {words.replaceDraft(draft.by?.name ?? words.somebody, formatDayAndTime(new Date(draft.updatedAt)))}
        </p>
      </ConfirmDialog>
    ),
  };
}

interface ComparisonProps {
  type: TypeFacts;
  id: string;
  managed: Tagged;
  sides: Sides;
  /** False for a record in Trash, and where the person may not change the draft. */
  isRestorable: boolean;
}

/** The fields in which two versions differ, each with a button to restore it. */
export function Comparison({ sides, isRestorable, ...record }: ComparisonProps) {
  const { type, id, managed } = record;
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
      {...record}
      n={n}
      before={from.data}
      after={to.data}
    />
  );
}

interface ComparedProps extends Pick<ComparisonProps, 'type' | 'id' | 'managed'> {
  /** Number of the version that can be restored. */
  n: number | undefined;
  before: FieldValues;
  after: FieldValues;
}

function Compared({ type, id, managed, n, before, after }: ComparedProps) {
  const restore = useRestore(type, id, managed);
  // Long texts take a while, and a press on Restore renders again.
  const changed = useMemo(() => changedFields(type, before, after), [type, before, after]);
  if (changed.length === 0) return <p role="status">{words.none}</p>;
  const { isBusy } = restore;
  const button = { variant: 'default', 'aria-disabled': isBusy, 'data-busy': isBusy || undefined };
  return (
    <LivePaths value={new Set(filesIn(managed.live))}>
      {n !== undefined && (
        <div className="restore">
          <Button {...button} onClick={() => restore.ask({ n })}>
            {words.restore(n)}
          </Button>
          <p className="field-hint">{words.restoreHint}</p>
        </div>
      )}
      {changed.map(({ facts, changes }) => (
        <section key={facts.name} className="changed-field" aria-labelledby={`changed-${facts.name}`}>
          <div className="changed-field-head">
            <h3 id={`changed-${facts.name}`}>{facts.label}</h3>
            {n !== undefined && (
              <Button
                {...button}
                size="compact-sm"
                onClick={() => restore.ask({ n, fields: fieldsWith(type, facts) })}
              >
                {words.restoreField(facts.label, n)}
              </Button>
            )}
          </div>
          <FieldChanges type={type} facts={facts} changes={changes} records={{ before, after }} />
        </section>
      ))}
      {restore.dialog}
    </LivePaths>
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

