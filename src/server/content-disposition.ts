/** What RFC 8187 lets stand unescaped, but `encodeURIComponent` too. */
const stillSpecial = /['()*]/g;
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The `Content-Disposition` of what is downloaded under a name of its own (RFC 6266): in plain letters for programs
 * that know no others, and whole for all that do.
 * @param name well-formed, as `documentNameOf` makes it
 */
export function dispositionOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const whole = encodeURIComponent(name).replace(stillSpecial, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
