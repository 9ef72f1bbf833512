import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { STATE_OPTIONS } from './list-options.ts';
import type { ListParams } from './list-params.ts';
import { choiceWords } from './words.ts';

interface ListChoicesProps {
  params: ListParams;
  /** Whether a state can be chosen. */
  hasStates: boolean;
  orders: readonly { value: string; label: string }[];
  onChange: (params: ListParams) => void;
  children?: ReactNode;
}

/** Which records a list shows, and in which order. */
export function ListChoices({ params, hasStates, orders, onChange, children }: ListChoicesProps) {
  const { state = '', sort = '', ...others } = params;
  const change = (next: { state?: string; sort?: string }) => {
    const chosen = { state, sort, ...next };
    onChange({
      ...others,
      page: 1,
      ...(chosen.state && { state: chosen.state }),
      ...(chosen.sort && { sort: chosen.sort }),
    });
  };
  return (
    <div className="list-choices">
      {hasStates && (
        <NativeSelect
          aria-label={choiceWords.state}
          data={STATE_OPTIONS}
          value={state}
          onChange={(event) => change({ state: event.currentTarget.value })}
        />
      )}
      {orders.length > 0 && (
        <NativeSelect
          aria-label={choiceWords.order}
          data={[...orders]}
          value={sort}
          onChange={(event) => change({ sort: event.currentTarget.value })}
        />
      )}
      {children}
    </div>
  );
}
