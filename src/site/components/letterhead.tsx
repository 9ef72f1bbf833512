import { langOf } from '../../ui/lang-of.ts';
import { Logo } from '../../ui/logo.tsx';
import type { PageFrame } from '../view-models.ts';

/** Printed above a page only: the college's name and address, and the page's URL. */
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
