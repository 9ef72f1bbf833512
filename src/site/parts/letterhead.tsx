import type { PageFrame } from '../model.ts';
import { Mark } from './mark.tsx';

/** Stands above a notice on paper only: who says this, and where it can be read again. */
export function Letterhead({ frame }: { frame: PageFrame }) {
  const { name, address, phone } = frame.college;
  return (
    <div className="letterhead" aria-hidden="true">
      <Mark />
      <p>
        <strong>{name}</strong>
        <br />
        {[address, phone, decodeURI(frame.canonical)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
