import { useId } from 'react';

interface DisabledSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Shuts an account without deleting it. */
export function DisabledSwitch({ isOn, onChange }: DisabledSwitchProps) {
  const hint = useId();
  return (
    <div className="switch-field">
      <label>
        <input
          type="checkbox"
          role="switch"
          name="disabled"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={hint}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="field-label">Disabled</span>
      </label>
      <p id={hint} className="field-hint">
        Ends all sessions of the account, and nobody can sign in to it until it is switched off again.
      </p>
    </div>
  );
}
