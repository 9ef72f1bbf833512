import type { ReactNode } from 'react';

/** Stands in the place of a table without records: what belongs there, and the way to the first. */
export function EmptyList({ purpose, children }: { purpose: string; children?: ReactNode }) {
  return (
    <div className="notice-box">
      <h2>Nothing here yet</h2>
      <p>{purpose}</p>
      {children}
    </div>
  );
}
