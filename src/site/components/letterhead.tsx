import { useDigits, useLangOf } from '../language.tsx';
import type { PageFrame } from '../view-models.ts';
import { Mark } from './mark.tsx';
import { Written } from './written.tsx';

/** Printed above a page only: the college's name and address, and the page's URL. */
export function Letterhead({ frame }: { frame: PageFrame }) {
  const { name, address, phone } = frame.college;
  const langOf = useLangOf();
  const digits = useDigits();
  return (
    <div className="letterhead" aria-hidden="true">
      <Mark logo={frame.logo} />
      <p>
        <strong lang={langOf(name)}>{name}</strong>
        <br />
        {address && <Written text={address} />}
        {address && phone && ' · '}
        {digits(phone)}
      </p>
      <p className="letterhead-address">{decodeURI(frame.canonical)}</p>
    </div>
  );
}
