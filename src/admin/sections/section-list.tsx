import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { latinDigits } from '../../languages/digits.ts';
import type { SectionFacts, SectionsFacts } from '../../schema/fields/sections.ts';
import { newKey } from '../api/request.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import type { TextInputProps } from '../form/inputs/input-kind.ts';
import { FieldError } from '../form/switch-field.tsx';
import { moved, useDragOrder } from '../gallery/arranging.ts';
import { AddIcon } from '../icons.tsx';
import { trashWords } from '../list/words.ts';
import { toastSuccess, toastWithAction } from '../toast/toasts.ts';
import { type CardActions, SectionCard } from './section-card.tsx';
import { firstWords, kindOf, labelOf, type Values } from './shown-parts.tsx';
import { usePartList } from './use-part-list.ts';
import { words } from './words.ts';
import './sections.css';

/** A section with an id of its own. */
const asNew = (values: Values): Values => ({ ...values, id: newKey().slice(0, 8) });

/** The sections of a page, each in a card that opens (requirements 43.60 to 43.68). */
export function SectionList({ facts, value, onChange, error }: TextInputProps<SectionsFacts>) {
  const nameOf = (values: Values) =>
    [labelOf(facts, values), firstWords(kindOf(facts, values)?.fields ?? [], values)]
      .filter(Boolean)
      .join(': ');
  const { parts, change, announcement } = usePartList(value, onChange, nameOf);
  const [opened, setOpened] = useState<readonly string[]>([]);
  /** Where a section is to be added. */
  const [place, setPlace] = useState<number | null>(null);
  const [copied, setCopied] = useLocalStorage<Values | null>({
    key: 'copied-section',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const { drag, press } = useDragOrder((key, to) => change.move(key, () => to));
  const keys = parts.map(({ key }) => key);
  const order = drag ? moved(keys, keys.indexOf(drag.path), drag.to) : keys;
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
      <ol className="section-list" data-dragging={drag ? true : undefined}>
        {parts.map((part, at) => (
          <SectionCard
            key={part.key}
            part={part}
            kind={kindOf(facts, part.values)}
            at={at}
            count={parts.length}
            place={order.indexOf(part.key)}
            isDragged={drag?.path === part.key}
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
