import { typedDay, unmistakable } from '../../../languages/typed-day.ts';
import type { DayFacts, TimeFacts } from '../../../schema/fields/day.ts';
import { DayField } from '../../day-field/day-field.tsx';
import { TimeField } from '../../day-field/time-field.tsx';
import type { TextKind } from './input-kind.ts';
import { fieldProps } from './text.tsx';
import { dayWords } from './words.ts';

export const dayInput: TextKind<DayFacts> = {
  sends: 'text',
  Input({ facts, value, onChange, error, shownInstead = '' }) {
    const hint = value === '' && shownInstead !== '' ? dayWords.shownInstead : facts.hint;
    const { label, description } = fieldProps({ ...facts, ...(hint && { hint }) }, error);
    return (
      <DayField
        label={label}
        name={facts.name}
        value={typedDay(value, { calendar: 'ad' }).day ?? value}
        onChange={(day) => onChange(unmistakable(day))}
        error={error}
        hint={description}
        isRequired={facts.required}
        shownInstead={shownInstead}
      />
    );
  },
  Display: ({ value }) => value,
};

export const timeInput: TextKind<TimeFacts> = {
  sends: 'text',
  Input: ({ facts, value, onChange, error }) => (
    <TimeField
      {...fieldProps(facts, error)}
      name={facts.name}
      value={value}
      onChange={onChange}
      isClearable
    />
  ),
  Display: ({ value }) => value,
};
