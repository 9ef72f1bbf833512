import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { BULK_CHOICES, type BulkChoice } from './bulk-choices.ts';
import { bulkWords } from './bulk-words.ts';
import './bulk.css';

interface SelectAllProps {
  count: number;
  isAll: boolean;
  onChange: (isSelected: boolean) => void;
}

/** The box above a list that selects every record on its page. */
export function SelectAll({ count, isAll, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className="select-all">
      <input
        ref={box}
        type="checkbox"
        data-select-all
        checked={isAll}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {bulkWords.all}
    </label>
  );
}

interface BulkBarProps {
  count: number;
  choices?: readonly BulkChoice[];
  onChoose: (choice: BulkChoice) => void;
  onNone: () => void;
}

/** The number of selected records and the actions for them. Renders nothing without a selection. */
export function BulkBar({ count, choices = BULK_CHOICES, onChoose, onNone }: BulkBarProps) {
  const [hasChosen, setHasChosen] = useState(false);
  if (count > 0 && !hasChosen) setHasChosen(true);
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 ? bulkWords.chosen(count) : hasChosen && bulkWords.noneChosen}
      </p>
      {count > 0 && (
        <section className="bulk-bar" aria-label={bulkWords.bar}>
          <strong aria-hidden="true">{bulkWords.chosen(count)}</strong>
          {choices.map((choice) => (
            <Button
              key={choice.action}
              variant="default"
              size="sm"
              className={choice.isDanger ? 'danger-button' : ''}
              aria-haspopup="dialog"
              onClick={() => onChoose(choice)}
            >
              {choice.label}
            </Button>
          ))}
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            onClick={() => {
              // The bar disappears with its focused button.
              document.querySelector<HTMLElement>('[data-select-all]')?.focus();
              onNone();
            }}
          >
            {bulkWords.none}
          </Button>
        </section>
      )}
    </>
  );
}
