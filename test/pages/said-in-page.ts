/** A text of a page, with its source: an element's text or one of its attributes. */
export interface Said {
  where: string;
  text: string;
}

/** Elements without content. */
const EMPTY = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'wbr', 'source', 'col']);
/** Attributes that people read or hear; scripts say those that begin with `data-`. */
const READ = ['alt', 'aria-label', 'placeholder', 'title', 'label'];
const BY_SCRIPTS = ['data-words', 'data-back', 'data-none', 'data-failed', 'data-ended'];
/** Metadata with a text. */
const METADATA = /^(?:description|og:(?:title|description|site_name|image:alt))$/;
const PARTS = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gis;

interface Open {
  name: string;
  lang: string;
  isCode: boolean;
}

/** All texts of a page in a language, by the nearest `lang`. */
export function saidIn(html: string, language: string): Said[] {
  const said: Said[] = [];
  const open: Open[] = [{ name: '', lang: '', isCode: false }];
  for (const [part, end, name, rest = ''] of html.matchAll(PARTS)) {
    const around = open.at(-1) ?? { name: '', lang: '', isCode: false };
    if (name === undefined) {
      if (part.startsWith('<') || around.isCode || around.lang !== language) continue;
      said.push({ where: around.name, text: decoded(part) });
    } else if (end) {
      open.pop();
    } else {
      const attributes = attributesOf(rest);
      const lang = attributes.lang ?? around.lang;
      if (lang === language) said.push(...readIn(name, attributes));
      const isCode = around.isCode || name === 'script' || name === 'style';
      if (!EMPTY.has(name.toLowerCase()) && !rest.endsWith('/')) open.push({ name, lang, isCode });
    }
  }
  return said.filter(({ text }) => text.trim() !== '');
}

function readIn(element: string, attributes: Record<string, string>): Said[] {
  const isText = METADATA.test(attributes.name ?? attributes.property ?? '');
  const names = [...READ, ...BY_SCRIPTS, ...(element === 'meta' && isText ? ['content'] : [])];
  return names.flatMap((name) => {
    const text = attributes[name];
    return text ? [{ where: `${element} ${name}`, text }] : [];
  });
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (all, sign: string) => SIGNS[sign] ?? all);
