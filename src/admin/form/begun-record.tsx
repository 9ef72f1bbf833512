import { Fragment, type ReactNode, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { LoadedRecord } from './loaded-record.tsx';

/** The version that a form begins with, and how it begins anew from another. */
export interface Begun {
  begun: Version;
  /** The person gives up their own words for what is stored by now. */
  onTakeTheirs: (stored: Version) => void;
}

interface BegunRecordProps {
  type: TypeFacts;
  /** Of the form until it is there. */
  shape?: ReactNode;
  children: (form: Begun) => ReactNode;
}

/** Loads the record that the address names for a form, which begins anew when the person takes a newer version. */
export function BegunRecord({ type, shape, children }: BegunRecordProps) {
  return (
    <LoadedRecord type={type} shape={shape}>
      {(version) => (
        <From key={version.etag} version={version}>
          {children}
        </From>
      )}
    </LoadedRecord>
  );
}

function From({ version, children }: { version: Version; children: (form: Begun) => ReactNode }) {
  const [begun, setBegun] = useState(version);
  return <Fragment key={begun.etag}>{children({ begun, onTakeTheirs: setBegun })}</Fragment>;
}
