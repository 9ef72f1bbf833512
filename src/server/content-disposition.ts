/** Characters that `encodeURIComponent` leaves unescaped although RFC 8187 requires escaping. */
const stillSpecial = /['()*]/g;
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The `Content-Disposition` header of a download (RFC 6266): `filename` is the name in ASCII for old clients,
 * `filename*` the exact name.
 * @param name well-formed, as `documentNameOf` makes it
 * @param kind 'inline' lets a browser show the file if it can; the name is for saving it
 */
export function dispositionOf(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const whole = encodeURIComponent(name).replace(stillSpecial, percent);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
