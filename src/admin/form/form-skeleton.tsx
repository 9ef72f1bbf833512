import { Skeleton } from '@mantine/core';
import type { TextField } from './inputs/index.ts';
import './form.css';

/** So high a line to write in is; higher under a finger. */
const LINE = 'var(--input-line)';

/** The shape of a form of these fields, and of the record's name above it, until the record is there. */
export function FormSkeleton({ fields }: { fields: readonly TextField[] }) {
  return (
    <>
      <div className="record-head" aria-hidden="true">
        <div className="record-title">
          <Skeleton height={14} width="60%" />
        </div>
        <div className="site-link">
          <Skeleton height={14} width={112} />
        </div>
      </div>
      <div className="record-form" aria-busy="true">
        <span className="unseen">Loading…</span>
        {fields.map(({ facts: { name }, kind }) => (
          <div key={name}>
            <Skeleton height={14} width={96} mt={4} mb={8} />
            <Skeleton height={kind.height ?? LINE} />
          </div>
        ))}
      </div>
    </>
  );
}
