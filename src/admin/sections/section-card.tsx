import { ActionIcon } from '@mantine/core';
import { memo, type PointerEvent, useState } from 'react';
import type { SectionFacts } from '../../schema/fields/sections.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { langOf } from '../../ui/lang-of.ts';
import { ReportPendingUploads, useUploadsWithin } from '../form/pending-uploads.ts';
import { FieldError } from '../form/switch-field.tsx';
import { words as formWords } from '../form/words.ts';
import { words as galleryWords } from '../gallery/words.ts';
import { GripIcon, MoreIcon, UnfoldIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { RowAction } from '../list/data-table.tsx';
import { rowWords } from '../list/words.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { quietAction } from '../quiet-action.ts';
import '../gallery/gallery.css';
import { Moves, SectionFields, wrongFieldIn } from './part-fields.tsx';
import { firstPicture, firstWords, type Values } from './shown-parts.tsx';
import type { Part, PartChanges } from './use-part-list.ts';
import { words } from './words.ts';

/** What a card asks of its list. */
export interface CardActions {
  toggle: (key: string, isOpen: boolean) => void;
  press: (event: PointerEvent, key: string, at: number) => void;
  addBelow: (key: string) => void;
  duplicate: (key: string, values: Values) => void;
  copy: (values: Values) => void;
  remove: (key: string, values: Values) => void;
}

interface SectionCardProps {
  part: Part;
  /** Undefined for one that this program does not know. */
  kind: SectionFacts | undefined;
  at: number;
  count: number;
  /** Where it would stand if it was dropped now. */
  place: number;
  isDragged: boolean;
  isOpen: boolean;
  /** Whether another one has no room. */
  isFull: boolean;
  error: string | undefined;
  change: PartChanges;
  on: CardActions;
}

/** A section of a page. Its inputs are there while it is open. */
export const SectionCard = memo((props: SectionCardProps) => {
  const { part, kind, at, count, place, isDragged, isOpen, isFull, error, change, on } = props;
  const { key, values } = part;
  const [title, body] = [change.idOf(key, 'title'), change.idOf(key, 'body')];
  const uploads = useUploadsWithin(key);
  const [hasTools, setTools] = useState(false);
  const isShown = kind !== undefined && (isOpen || uploads.isAny);
  const said = kind ? firstWords(kind.fields, values) : words.unknown;
  // The number of the section and its kind stand before what is wrong.
  const wrong = error?.replace(/^[^:]*: /, '');
  const isFieldWrong = kind && wrongFieldIn(kind.fields, wrong) !== undefined;
  const picture = kind && firstPicture(kind.fields, values);
  const action = (label: string, onClick: () => void, isOff = false) => (
    <RowAction
      of={title}
      label={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    />
  );
  const head = (
    <>
      <span className="section-number">{digits(at + 1)}</span>
      <span id={title} className="section-words">
        <strong>{kind?.label ?? String(values.kind)}</strong>
        <span lang={kind && langOf(said)}>{said}</span>
      </span>
      {picture && (
        <StoredPicture src={pathAtWidth(picture, 320)} alt="" width={56} height={40} loading="lazy" />
      )}
    </>
  );
  return (
    <li
      className="section-card"
      data-place={place}
      data-dragged={isDragged || undefined}
      style={{ order: place }}
    >
      <div className="section-head">
        <span
          className="image-handle"
          onPointerDown={(event) => on.press(event, key, at)}
          title={galleryWords.drag}
        >
          <GripIcon />
        </span>
        {kind ? (
          <button
            id={change.idOf(key, 'toggle')}
            type="button"
            className="section-toggle"
            aria-expanded={isShown}
            aria-controls={isShown ? body : undefined}
            aria-invalid={error && !isFieldWrong ? true : undefined}
            onClick={() => on.toggle(key, !isOpen)}
          >
            {head}
            <UnfoldIcon />
          </button>
        ) : (
          <div className="section-toggle">{head}</div>
        )}
        <Moves of={key} at={at} count={count} change={change}>
          <ActionIcon
            {...quietAction(formWords.moreActions, title)}
            aria-expanded={hasTools}
            onClick={() => setTools(!hasTools)}
          >
            <MoreIcon />
          </ActionIcon>
        </Moves>
      </div>
      {hasTools && (
        <div className="section-tools">
          {kind && action(words.addBelow, () => on.addBelow(key), isFull)}
          {kind && action(words.duplicate, () => on.duplicate(key, values), isFull)}
          {kind && action(words.copy, () => on.copy(values))}
          {action(rowWords.remove, () => on.remove(key, values))}
        </div>
      )}
      {isShown && (
        <div id={body} className="section-fields">
          {!isFieldWrong && <FieldError error={error} />}
          <ReportPendingUploads value={uploads.report}>
            <SectionFields
              fields={kind.fields}
              values={values}
              error={wrong}
              onPut={(changed) => change.put(key, changed)}
            />
          </ReportPendingUploads>
        </div>
      )}
    </li>
  );
});
