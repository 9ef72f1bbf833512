import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../addresses.ts';

interface EmptyListProps {
  type: TypeFacts;
  /** The keyword that nothing matches; '' where there is nothing at all. */
  q: string;
  onClear: () => void;
}

/** Stands in the place of a table without rows, and says what can be done about it. */
export function EmptyList({ type: { admin }, type, q, onClear }: EmptyListProps) {
  if (q !== '') {
    return (
      <div className="notice-box">
        <h2>Nothing found</h2>
        <p>
          No {admin.noun} has ‘{q}’ in its name.
        </p>
        <Button variant="default" onClick={onClear}>
          Clear the filter
        </Button>
      </div>
    );
  }
  return (
    <div className="notice-box">
      <h2>Nothing here yet</h2>
      <p>{admin.purpose}</p>
      <Link to={addressesOf(type).add}>Add the first {admin.noun}</Link>
    </div>
  );
}
