const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot carry even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as XML may contain it. */
export function xmlText(text: string): string {
  return text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
}

/** `<name>text</name>`, or nothing where there is no text. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}
