import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef } from 'react';
import { Link } from 'react-router';
import { AUDIT_ACTIONS } from '../../content/audit.ts';
import { DayFilter } from '../day-field/day-filter.tsx';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { type AuditParams, FILTERS } from './audit-params.ts';
import { actionWords, filterWords } from './words.ts';

type Filters = AuditParams['filters'];

const actions = [
  { value: '', label: filterWords.anything },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: actionWords[value] })),
];

interface AuditFiltersProps {
  /** Those of the address, from which the form starts. */
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** The filters, which apply together when the form is sent. */
export function AuditFilters({ filters, onFilter }: AuditFiltersProps) {
  const first = useRef<HTMLInputElement>(null);
  useShortcut('/', filterWords.label, () => first.current?.select());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const set = FILTERS.map((name) => [name, String(sent.get(name) ?? '').trim()]);
    onFilter(Object.fromEntries(set.filter(([, value]) => value !== '')));
  };
  return (
    <form className="audit-filters" aria-label={filterWords.label} onSubmit={submit}>
      <TextInput
        ref={first}
        name="who"
        label={filterWords.who}
        placeholder={filterWords.whoHint}
        defaultValue={filters.who ?? ''}
      />
      <NativeSelect name="what" label={filterWords.what} data={actions} defaultValue={filters.what ?? ''} />
      <TextInput
        name="record"
        label={filterWords.record}
        placeholder={filterWords.recordHint}
        defaultValue={filters.record ?? ''}
      />
      <DayFilter name="from" label={filterWords.from} day={filters.from ?? ''} />
      <DayFilter name="to" label={filterWords.to} day={filters.to ?? ''} />
      <div className="audit-filter-buttons">
        <Button type="submit">{filterWords.apply}</Button>
        {Object.keys(filters).length > 0 && (
          <Button component={Link} to="?" variant="default">
            {filterWords.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
