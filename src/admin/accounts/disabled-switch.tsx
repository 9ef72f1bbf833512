import { SwitchField } from '../switch/switch-field.tsx';

interface DisabledSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Shuts an account without deleting it. */
export function DisabledSwitch(props: DisabledSwitchProps) {
  return (
    <SwitchField
      label="Disabled"
      name="disabled"
      hint="Ends all sessions of the account, and nobody can sign in to it until it is switched off again."
      {...props}
    />
  );
}
