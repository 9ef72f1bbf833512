import { encode } from 'uqr';
import { appWords } from './words.ts';

/**
 * A QR code, drawn in the browser so that the secret is sent nowhere. Dark on light in every theme, as scanners need.
 */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={appWords.qrCode}>
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={squares.join('')} />
    </svg>
  );
}
