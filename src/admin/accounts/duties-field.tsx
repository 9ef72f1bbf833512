import { useId } from 'react';
import { DUTIES, DUTY_LABELS, type Duty } from '../../content/duties.ts';
import { dutyHints, words } from './words.ts';

interface DutiesFieldProps {
  duties: readonly Duty[];
  onChange: (duties: Duty[]) => void;
  error: string | undefined;
}

/** The duties of an admin, each with what it lets them do (requirement 19.9). */
export function DutiesField({ duties, onChange, error }: DutiesFieldProps) {
  const id = useId();
  return (
    <fieldset className="duties-field" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{words.duties}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {words.dutiesHint}
      </p>
      {DUTIES.map((duty) => (
        <div key={duty} className="duty">
          <label>
            <input
              type="checkbox"
              name="duties"
              value={duty}
              checked={duties.includes(duty)}
              aria-describedby={`${id}-${duty}`}
              onChange={({ currentTarget: { checked } }) =>
                onChange(DUTIES.filter((each) => (each === duty ? checked : duties.includes(each))))
              }
            />
            <span>{DUTY_LABELS[duty]}</span>
          </label>
          <p id={`${id}-${duty}`} className="field-hint">
            {dutyHints[duty]}
          </p>
        </div>
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
