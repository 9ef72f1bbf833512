import { useId } from 'react';
import type { FlagFacts } from '../../schema/fields/flag.ts';
import type { TextKind } from './inputs/input-kind.ts';
import './switch-field.css';

interface SwitchFieldProps {
  label: string;
  hint?: string;
  name?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchField({ label, hint, name, isOn, onChange }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className="switch-field">
      <label>
        <input
          type="checkbox"
          role="switch"
          {...(name && { name })}
          checked={isOn}
          aria-checked={isOn}
          {...(hint && { 'aria-describedby': hintId })}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="field-label">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** On or off: 'true' or 'false'. */
export const flagInput: TextKind<FlagFacts> = {
  sends: 'text',
  textOf: (isOn) => String(isOn === true),
  Input: ({ facts: { name, label, hint }, value, onChange, error }) => (
    <div className="settings-switch">
      <SwitchField
        label={label}
        name={name}
        {...(hint && { hint })}
        isOn={value === 'true'}
        onChange={(isOn) => onChange(String(isOn))}
      />
      <FieldError error={error} />
    </div>
  ),
  Display: ({ value }) => (value === 'true' ? '✓' : '–'),
};

/** An error below a group of boxes, which has no input that is read with it. */
export function FieldError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" role="alert">
      {error}
    </p>
  );
}
