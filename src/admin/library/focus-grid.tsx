import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { FOCUS_POINTS } from '../../content/library.ts';
import { words } from './words.ts';

const STEPS = Array.from({ length: FOCUS_POINTS }, (_, at) => at);

/** How the keys move the point. */
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inside = (at: number) => Math.min(Math.max(at, 0), FOCUS_POINTS - 1);

interface FocusGridProps {
  focus: readonly [x: number, y: number];
  onChange: (focus: [x: number, y: number]) => void;
  /** The picture under the grid. */
  children: ReactNode;
}

/**
 * The point of a picture that stays in sight where its edges are cut off: a grid of buttons over it, one tab stop with
 * arrow keys inside.
 */
export function FocusGrid({ focus: [x, y], onChange, children }: FocusGridProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const next: [number, number] = [inside(x + step[0]), inside(y + step[1])];
    onChange(next);
    event.currentTarget.querySelectorAll('button')[next[1] * FOCUS_POINTS + next[0]]?.focus();
  };
  return (
    <div className="focus-field">
      <div className="field-label" id={`${id}-label`}>
        {words.focus}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {words.focusHint}
      </p>
      <div className="focus-picture">
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid over the picture */}
        <div
          className="focus-grid"
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          onKeyDown={move}
        >
          {STEPS.flatMap((row) =>
            STEPS.map((column) => {
              const isOn = column === x && row === y;
              return (
                <button
                  key={`${column} ${row}`}
                  type="button"
                  aria-label={words.focusAt(words.columns[column] ?? '', words.rows[row] ?? '')}
                  aria-pressed={isOn}
                  tabIndex={isOn ? 0 : -1}
                  onClick={() => onChange([column, row])}
                />
              );
            }),
          )}
        </div>
      </div>
    </div>
  );
}
