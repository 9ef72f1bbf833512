import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { changesOf } from '../../schema/changes/by-kind.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { langOf } from '../../ui/lang-of.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { filesIn } from '../api/hidden-files.ts';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { useScheduledLock } from '../form/drafts/draft-version.ts';
import { OpenPreviews } from '../form/drafts/previews.tsx';
import { formatDayAndTime } from '../format-time.ts';
import { BackIcon } from '../icons.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { BothDays } from '../list/cell-texts.tsx';
import { pathsOf, TRASH } from '../paths.ts';
import { keyOf, useOneMutation } from '../queries.ts';
import { shownTitleOf } from '../shown-title.ts';
import { toastSuccess, toastWarnings } from '../toast/toasts.ts';
import { FieldChanges, LivePaths } from './field-changes.tsx';
import {
  before,
  type FieldValues,
  isUnchanged,
  managedQuery,
  numberOf,
  restorableIn,
  restoreVersion,
  type Side,
  type Sides,
  searchOf,
  sideQuery,
  sidesIn,
  sidesOf,
  type Tagged,
  type VersionFacts,
  versionsQuery,
} from './versions.ts';
import { kindWords, words } from './words.ts';
import '../form/form.css';
import './history.css';

interface HistoryProps {
  type: TypeFacts;
  id: string;
  managed: Tagged;
  versions: readonly VersionFacts[];
}

/** More would push the comparison out of sight on phones. */
const SHOWN_AT_FIRST = 5;

/** The versions, newest first, each with ways to compare it. @param sides that are compared */
function Timeline({ type, managed, versions, sides }: HistoryProps & { sides: Sides | null }) {
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

interface VersionWordsProps {
  type: TypeFacts;
  version: VersionFacts;
  isLive: boolean;
}

function VersionWords({ type, version, isLive }: VersionWordsProps) {
  const { n, at, by, kind, note, changed } = version;
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
  sides: Sides;
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

/** The versions of a record, and the differences between two of them. */
export function HistoryScreen({ type }: { type: TypeFacts }) {
  const { id = '' } = useParams();
  return (
    <>
      <Heading title={words.title(type.admin.noun)} />
      <LoadedHistory key={id} type={type} id={id} />
    </>
  );
}

function LoadedHistory({ type, id }: { type: TypeFacts; id: string }) {
  const managed = useQuery(managedQuery(type, id));
  const versions = useQuery(versionsQuery(type, id));
  const error = managed.error ?? versions.error;
  if (managed.data && versions.data)
    return <History type={type} id={id} managed={managed.data} versions={versions.data} />;
  if (!error) return <ScreenSkeleton />;
  if (hasStatus(error, 404)) return <InTrash words={words.gone(type.admin.noun)} />;
  const tryAgain = () => void Promise.all([managed.refetch(), versions.refetch()]);
  return <ErrorNotice message={messageOf(error)} onTryAgain={tryAgain} />;
}

function History(record: HistoryProps) {
  const { type, id, managed, versions } = record;
  const [params] = useSearchParams();
  const sides = sidesIn(params, managed, versions);
  const title = useTitle(record);
  const isInTrash = managed.state === 'trash';
  const lock = useScheduledLock(type, managed);
  const queries = useQueryClient();
  return (
    <>
      <div className="record-head">
        {title !== '' && (
          <p className="record-title" lang={langOf(title)}>
            {title}
          </p>
        )}
        {!isInTrash && (
          <Link className="history-back" to={pathsOf(type).update({ _id: id })}>
            <BackIcon />
            {words.back}
          </Link>
        )}
      </div>
      {isInTrash && <InTrash words={words.inTrash(type.admin.noun)} />}
      <OpenPreviews
        type={type}
        id={id}
        previews={managed.previews}
        refresh={() => queries.invalidateQueries({ queryKey: managedQuery(type, id).queryKey })}
      />
      {versions.length === 0 && <p className="notice-box">{words.noVersions}</p>}
      <div className="history">
        {versions.length > 0 && <Timeline {...record} sides={sides} />}
        {sides ? (
          <section className="comparison" aria-labelledby="comparison-title">
            <h2 id="comparison-title" tabIndex={-1}>
              {words.differences}
            </h2>
            <SidePicker {...record} sides={sides} />
            {lock !== null && <p className="field-hint">{lock}</p>}
            <Comparison {...record} sides={sides} isRestorable={!isInTrash && lock === null} />
          </section>
        ) : (
          versions.length > 0 && <p>{words.onlyOne}</p>
        )}
      </div>
    </>
  );
}

/** The record's title; its last one if it is neither live nor a draft. */
function useTitle({ type, id, managed, versions }: HistoryProps): string {
  const present = managed.live ?? managed.draft?.fields;
  const { data } = useQuery({
    ...sideQuery(type, id, versions[0]?.n ?? 0, managed),
    enabled: !present && versions.length > 0,
  });
  const item = present ?? data;
  return item ? shownTitleOf(type, item) : '';
}

function InTrash({ words: sentence }: { words: string }) {
  const mayOpen = useHasDuty('publisher');
  return (
    <div className="notice-box">
      <p>{sentence}</p>
      {mayOpen && <Link to={TRASH}>{words.trash}</Link>}
    </div>
  );
}

/** Chooses the two sides of a comparison, which the address names. */
function SidePicker({ managed, versions, sides }: HistoryProps & { sides: Sides }) {
  const [, setParams] = useSearchParams();
  const offered = sidesOf(managed, versions);
  const data = offered.map((side) => ({ value: String(side), label: labelOf(side, versions) }));
  const choose = (name: keyof Sides) => ({
    label: words[name],
    value: String(sides[name]),
    data,
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
      const side = offered.find((one) => String(one) === currentTarget.value);
      if (side !== undefined) setParams(searchOf({ ...sides, [name]: side }));
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside its fields
    <div className="side-picker" role="group" aria-label={words.compare}>
      <NativeSelect {...choose('from')} />
      <NativeSelect {...choose('to')} />
    </div>
  );
}

function labelOf(side: Side, versions: readonly VersionFacts[]): string {
  if (typeof side !== 'number') return words[side];
  const at = versions.find(({ n }) => n === side)?.at;
  return [words.version(side), ...(at ? [formatDayAndTime(new Date(at))] : [])].join(', ');
}

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
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(type) });
  const { mutate: restore, isPending } = useOneMutation({
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
  });
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
function Comparison({ sides, isRestorable, ...record }: ComparisonProps) {
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
  return <Compared key={`${sides.from} ${sides.to}`} {...record} n={n} before={from.data} after={to.data} />;
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

/** The fields that differ, in declared order. */
function changedFields(type: TypeFacts, before: FieldValues, after: FieldValues) {
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
