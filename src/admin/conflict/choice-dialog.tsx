import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import type { PictureField, TextField } from '../form/inputs/index.ts';
import type { Texts } from '../form/texts.ts';
import { formatFull, timeAgo } from '../format-time.ts';
import { ownerOfWindow } from '../session/profile.ts';
import { words } from './words.ts';
import './conflict.css';

/** A field as the dialog compares and shows it. */
export interface ComparedField {
  name: string;
  label: string;
  show: (text: string) => ReactNode;
  merge?: TextField['kind']['merge'];
}

/** The fields that a form holds. */
export const comparedTexts = (fields: readonly (TextField | PictureField)[]): ComparedField[] =>
  fields.map(({ facts, kind }) => ({
    name: facts.name,
    label: facts.label,
    show: (text) => <kind.Display facts={facts} value={text} />,
    merge: kind.merge,
  }));

export interface Versions {
  before: Texts;
  mine: Texts;
  theirs: Texts;
}

interface ChoiceDialogProps extends Versions {
  fields: readonly ComparedField[];
  /** Says whose the other version is. */
  intro: string;
  theirLabel: string;
  isBusy?: boolean;
  /** Receives all fields, each with the chosen value. */
  onChoose: (texts: Texts) => void;
  onKeepEditing: () => void;
}

type Side = keyof Versions;
const SIDES = ['before', 'mine', 'theirs'] as const;

/**
 * Shows the fields that two people changed (before, mine, theirs) and lets one choose a value for each (requirement
 * 19.177).
 */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { fields, before, mine, theirs, intro, theirLabel, isBusy = false } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const versions = { before, mine, theirs };
  const { both, taken } = comparisonOf(fields, versions);
  const labels: Record<Side, string> = { before: words.before, mine: words.mine, theirs: theirLabel };
  const sideOf = (name: string): Side => chosen[name] ?? 'mine';
  return (
    <Dialog role="alertdialog" title={words.title} onCancel={props.onKeepEditing} look="wide">
      <p>{intro}</p>
      {fields
        .filter(({ name }) => both.includes(name))
        .map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            texts={versions}
            labels={labels}
            side={sideOf(field.name)}
            onChoose={(side) => setChosen((now) => ({ ...now, [field.name]: side }))}
          />
        ))}
      {both.length === 0 && <p>{words.nothingTwice}</p>}
      {Object.keys(taken).length > 0 && (
        <p>
          {words.onlyTheirs} {labelsOf(fields, taken)}
          {words.end}
        </p>
      )}
      <DialogAnswers onCancel={props.onKeepEditing} cancel={words.keepEditing} isCareful>
        <Button
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
          onClick={() =>
            props.onChoose(
              Object.fromEntries(
                fields.map(({ name }) => [name, taken[name] ?? versions[sideOf(name)][name] ?? '']),
              ),
            )
          }
        >
          {words.use}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

/** Which fields both changed, each otherwise, and what is taken of those that the other one changed. */
export function comparisonOf(
  fields: readonly Pick<ComparedField, 'name' | 'merge'>[],
  versions: Versions,
): { both: string[]; taken: Texts } {
  const both: string[] = [];
  const taken: Record<string, string> = {};
  for (const { name, merge } of fields) {
    const [before = '', mine = '', theirs = ''] = SIDES.map((side) => versions[side][name]);
    if (theirs === before || theirs === mine) continue;
    const text = mine === before ? theirs : merge?.(before, mine, theirs);
    if (typeof text === 'string') taken[name] = text;
    else both.push(name);
  }
  return { both, taken };
}

const labelsOf = (fields: readonly ComparedField[], taken: Texts) =>
  fields
    .filter(({ name }) => name in taken)
    .map(({ label }) => label)
    .join(', ');

/** Says whose changes were kept beside one's own; '' where there are none. */
export const mergedWords = (fields: readonly ComparedField[], taken: Texts, intro: string) =>
  Object.keys(taken).length === 0 ? '' : `${intro} ${words.merged(labelsOf(fields, taken))}`;

interface FieldChoiceProps {
  field: ComparedField;
  texts: Versions;
  labels: Record<Side, string>;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, texts, labels, side, onChoose }: FieldChoiceProps) {
  const name = useId();
  return (
    <fieldset className="conflict-choice">
      <legend>{field.label}</legend>
      <div className="conflict-texts">
        {SIDES.map((one) => (
          <div key={one} className="conflict-side">
            <label className="conflict-take">
              <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
              {labels[one]}
            </label>
            {/* A long text scrolls in its box, so the box has to be focusable. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
            <section className="conflict-text" aria-label={`${labels[one]}: ${field.label}`} tabIndex={0}>
              {field.show(texts[one][field.name] ?? '')}
            </section>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Who saved a record last, and when. */
interface LastChange {
  at: Date;
  /** Name of the account; null if it has been deleted. */
  name: string | null;
  /** Whether it is the account of this window, which then saved it in another one. */
  isOwn: boolean;
}

/** What the refusal of a stale change tells of the last one; null if it does not. */
export function changeIn(changed: unknown): LastChange | null {
  if (typeof changed !== 'object' || changed === null) return null;
  const { at, by } = changed as { at: string; by: { _id: string; name: string } | null };
  return { at: new Date(at), name: by?.name ?? null, isOwn: by !== null && by._id === ownerOfWindow()?._id };
}

/** Says who has changed it, and when (requirement 17.84). */
export function introOf(change: LastChange | null): string {
  if (!change) return words.savedUnknown;
  const [time, ago] = [formatFull(change.at), timeAgo(change.at, new Date())];
  return change.isOwn ? words.savedByYou(time, ago) : words.saved(change.name, time, ago);
}
