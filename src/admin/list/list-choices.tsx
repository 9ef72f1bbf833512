import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { STATE_OPTIONS, sortOptions } from './list-options.ts';
import type { ListParams } from './list-params.ts';

interface ListChoicesProps {
  params: ListParams;
  /** Whether staff arrange the list themselves. */
  isByHand: boolean;
  onChange: (params: ListParams) => void;
  children?: ReactNode;
}

/** Which state is shown, and in which order, above the lists of types with drafts. */
export function ListChoices({ params, isByHand, onChange, children }: ListChoicesProps) {
  const { q, state = '', sort = '' } = params;
  const change = (next: { state?: string; sort?: string }) => {
    const chosen = { state, sort, ...next };
    onChange({
      q,
      page: 1,
      ...(chosen.state && { state: chosen.state }),
      ...(chosen.sort && { sort: chosen.sort }),
    });
  };
  return (
    <div className="list-choices">
      <NativeSelect
        aria-label="State"
        data={STATE_OPTIONS}
        value={state}
        onChange={(event) => change({ state: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Order"
        data={sortOptions(isByHand)}
        value={sort}
        onChange={(event) => change({ sort: event.currentTarget.value })}
      />
      {children}
    </div>
  );
}
