import { Skeleton } from '@mantine/core';
import type { TextField } from './inputs/index.ts';
import './form.css';

/** So high a line to write in is. */
const LINE = 36;

/** The shape of a form of these fields until its record is there. */
export function FormSkeleton({ fields }: { fields: readonly TextField[] }) {
  return (
    <div className="record-form" aria-busy="true">
      <span className="unseen">Loading…</span>
      {fields.map(({ facts: { name }, kind }) => (
        <div key={name}>
          <Skeleton height={14} width={96} mb={8} />
          <Skeleton height={kind.height ?? LINE} />
        </div>
      ))}
    </div>
  );
}
