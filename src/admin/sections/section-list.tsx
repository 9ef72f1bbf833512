import { ActionIcon, Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { memo, type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { latinDigits } from '../../languages/digits.ts';
import type { SectionFacts, SectionsFacts } from '../../schema/fields/sections.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { langOf } from '../../ui/lang-of.ts';
import { newKey } from '../api/request.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import type { TextInputProps } from '../form/inputs/input-kind.ts';
import { ReportPendingUploads, useUploadsWithin } from '../form/pending-uploads.ts';
import { FieldError } from '../form/switch-field.tsx';
import { words as formWords } from '../form/words.ts';
import { type DragPlace, placed, useDragOrder } from '../gallery/arranging.ts';
import { AddIcon, MoreIcon, UnfoldIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { RowAction } from '../list/data-table.tsx';
import { rowWords, trashWords } from '../list/words.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { quietAction } from '../quiet-action.ts';
import { toastSuccess, toastWithAction } from '../toast/toasts.ts';
import { SectionFields, wrongFieldIn } from './part-fields.tsx';
import { Grip, Moves, type Part, type PartChanges, usePartList } from './part-list.tsx';
import { firstPicture, firstWords, kindOf, labelOf, type Values } from './shown-parts.tsx';
import { words } from './words.ts';

const asNew = (values: Values): Values => ({ ...values, id: newKey().slice(0, 8) });

/** The sections of a page, each in a card that opens (requirements 43.60 to 43.68). */
export function SectionList({ facts, value, onChange, error }: TextInputProps<SectionsFacts>) {
  const nameOf = (values: Values) =>
    [labelOf(facts, values), firstWords(kindOf(facts, values)?.fields ?? [], values)]
      .filter(Boolean)
      .join(': ');
  const { parts, change, announcement } = usePartList(value, onChange, { nameOf });
  const [opened, setOpened] = useState<readonly string[]>([]);
  /** Where a section is to be added. */
  const [place, setPlace] = useState<number | null>(null);
  const [copied, setCopied] = useLocalStorage<Values | null>({
    key: 'copied-section',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const keys = parts.map(({ key }) => key);
  const { isDragging, placeOf, press } = useDragOrder(keys, (key, to) => change.move(key, () => to));
  const isFull = parts.length >= facts.max;

  const [seen, setSeen] = useState<string>();
  const [wrong, setWrong] = useState('');
  if (error !== seen) {
    setSeen(error);
    const key = keys[numberIn(error) - 1] ?? '';
    setWrong(key);
    if (key) setOpened([...opened, key]);
  }

  const open = (key: string) => setOpened((now) => [...now, key]);
  const put = (at: number, values: Values) => change.add(at, asNew(values), 'toggle');
  const add = ({ name, blank }: SectionFacts) => {
    const at = place ?? 0;
    // Closed first, so that the focus is back in the form before it goes on.
    flushSync(() => setPlace(null));
    open(change.add(at, asNew({ kind: name, ...blank }), 'body'));
  };
  const [on] = useState<CardActions>(() => ({
    toggle: (key, isOpen) => (isOpen ? open(key) : setOpened((now) => now.filter((one) => one !== key))),
    press,
    addBelow: (key) => setPlace(change.placeOf(key) + 1),
    duplicate: (key, values) => put(change.placeOf(key) + 1, values),
    copy(values) {
      setCopied(values);
      toastSuccess(words.copied);
    },
    remove(key, values) {
      const at = change.remove(key, 'up');
      toastWithAction(words.removed(nameOf(values)), {
        label: trashWords.undo,
        run: () => change.add(at, values, 'up'),
      });
    },
  }));

  return (
    <fieldset className="sections">
      <legend className="field-label">{facts.label}</legend>
      <FieldError error={error} />
      {parts.length === 0 && <p className="field-hint">{words.none}</p>}
      <ol className="section-list" data-dragging={isDragging}>
        {parts.map((part, at) => (
          <SectionCard
            key={part.key}
            part={part}
            kind={kindOf(facts, part.values)}
            at={at}
            count={parts.length}
            {...placeOf(part.key)}
            isOpen={opened.includes(part.key)}
            isFull={isFull}
            error={part.key === wrong ? error : undefined}
            change={change}
            on={on}
          />
        ))}
      </ol>
      {isFull ? (
        <p className="field-hint">{words.full(facts.max)}</p>
      ) : (
        <div className="section-tools">
          <Button
            id={change.addId}
            variant="default"
            leftSection={<AddIcon />}
            aria-haspopup="dialog"
            onClick={() => setPlace(parts.length)}
          >
            {words.add}
          </Button>
          {copied && kindOf(facts, copied) && (
            <Button variant="default" onClick={() => put(parts.length, copied)}>
              {words.paste(nameOf(copied))}
            </Button>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {place !== null && <KindDialog kinds={facts.kinds} onChosen={add} onCancel={() => setPlace(null)} />}
    </fieldset>
  );
}

/** The number of the section that an error is about; 0 if it is about none. */
const numberIn = (error = '') => Number(latinDigits(/^[^:]*?([\d०-९]+)[^:]*:/.exec(error)?.[1] ?? '0'));

interface KindDialogProps {
  kinds: readonly SectionFacts[];
  onChosen: (kind: SectionFacts) => void;
  onCancel: () => void;
}

/** What a new section may be, with what each is for. */
function KindDialog({ kinds, onChosen, onCancel }: KindDialogProps) {
  return (
    <Dialog title={words.which} onCancel={onCancel} closesOnBackdrop>
      <ul className="section-kinds">
        {kinds.map((kind) => (
          <li key={kind.name}>
            <button type="button" onClick={() => onChosen(kind)}>
              <strong>{kind.label}</strong>
              <span>{kind.purpose}</span>
            </button>
          </li>
        ))}
      </ul>
      <DialogAnswers onCancel={onCancel} />
    </Dialog>
  );
}

/** What a card asks of its list. */
interface CardActions {
  toggle: (key: string, isOpen: boolean) => void;
  press: (event: PointerEvent, key: string, at: number) => void;
  addBelow: (key: string) => void;
  duplicate: (key: string, values: Values) => void;
  copy: (values: Values) => void;
  remove: (key: string, values: Values) => void;
}

interface SectionCardProps extends DragPlace {
  part: Part;
  /** Undefined for one that this program does not know. */
  kind: SectionFacts | undefined;
  at: number;
  count: number;
  isOpen: boolean;
  /** Whether another one has no room. */
  isFull: boolean;
  error: string | undefined;
  change: PartChanges;
  on: CardActions;
}

/** A section of a page. Its inputs are there while it is open. */
const SectionCard = memo((props: SectionCardProps) => {
  const { part, kind, at, count, isOpen, isFull, error, change, on } = props;
  const { key, values } = part;
  const [title, body] = [change.idOf(key), change.idOf(key, 'body')];
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
    <li className="section-card" {...placed(props)}>
      <div className="section-head">
        <Grip onPress={(event) => on.press(event, key, at)} />
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
        <Moves of={title} at={at} count={count} onMove={(target) => change.move(key, target)}>
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
