import { type CollegeFieldName, collegeLabels } from '../../content/college-fields.ts';
import { SwitchField } from '../form/switch-field.tsx';

interface SettingsSwitchProps {
  field: { name: CollegeFieldName; hint?: string };
  /** 'true' or 'false'. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A setting that is on or off. */
export function SettingsSwitch({ field: { name, hint = '' }, value, error, onChange }: SettingsSwitchProps) {
  return (
    <div className="settings-switch">
      <SwitchField
        label={collegeLabels[name]}
        name={name}
        hint={hint}
        isOn={value === 'true'}
        onChange={(isOn) => onChange(String(isOn))}
      />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
