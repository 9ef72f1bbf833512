import { Logo } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import type { PageFrame } from '../view-models.ts';

/** Stands above a page on paper only: who says this, and where it can be read again. */
export function Letterhead({ frame }: { frame: PageFrame }) {
  const { name, address, phone } = frame.college;
  return (
    <div className="letterhead" aria-hidden="true">
      <Logo />
      <p>
        <strong lang={langOf(name)}>{name}</strong>
        <br />
        {[address, phone].filter(Boolean).join(' · ')}
      </p>
      <p className="letterhead-address">{decodeURI(frame.canonical)}</p>
    </div>
  );
}
