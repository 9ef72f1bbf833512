import { useId } from 'react';
import './switch-field.css';

interface SwitchFieldProps {
  label: string;
  hint: string;
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
          aria-describedby={hintId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="field-label">{label}</span>
      </label>
      <p id={hintId} className="field-hint">
        {hint}
      </p>
    </div>
  );
}

/** An error below a group of boxes, which has no input that is read with it. */
export function FieldError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" role="alert">
      {error}
    </p>
  );
}
