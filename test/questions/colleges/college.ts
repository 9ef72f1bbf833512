import { neutralCollege } from '../../../src/content/college.ts';
import { contentTypes } from '../../../src/content/index.ts';
import { fieldsOf } from '../../../src/schema/define-type.ts';
import type { College } from '../demonstration.ts';

const inside = (tag: string, parts: readonly string[]) =>
  parts.map((part) => `<${tag}>${part}</${tag}>`).join('');

function blockOf(block: string): string {
  if (block.startsWith('## ')) return `<h3>${block.slice(3)}</h3>`;
  const rows = block.split(' // ');
  if (rows.length === 1) return `<p>${block}</p>`;
  if (!block.includes(' | ')) return `<ul>${inside('li', rows)}</ul>`;
  const cells = rows.map((row, at) => inside(at === 0 ? 'th' : 'td', row.split(' | ')));
  return `<table><tbody>${inside('tr', cells)}</tbody></table>`;
}

const richFields = new Set(
  contentTypes.flatMap((type) =>
    fieldsOf(type).flatMap(([name, { kind }]) => (kind === 'rich-text' ? [`${type.name} ${name}`] : [])),
  ),
);

/**
 * Reads a college from a text, as the demonstration is read from its files. `# notice 5` begins a notice of five days
 * ago; each line after it is a field. Days are written as in demo/README.md. In rich text ` ¶ ` separates blocks:
 * `## A` is a heading, `A | B // C | D` a table of two rows, `A // B` a list of two items, all else a paragraph.
 */
export function collegeOf(text: string): College {
  const [, settings = [], ...records] = text.split(/^# /m).map((part) =>
    part
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  const facts = settings
    .slice(1)
    .map(([name = '', value = '']) => [name, /^\d+$/.test(value) ? +value : value]);
  return {
    college: { ...neutralCollege, ...Object.fromEntries(facts) },
    records: records.map(([[head = ''] = [], ...fields], at) => {
      const [type = '', daysAgo] = head.split(' ');
      const texts = fields.map(([name = '', value = '']) => {
        const isRich = richFields.has(`${type} ${name}`);
        return [name, { is: 'text', text: isRich ? value.split(' ¶ ').map(blockOf).join('') : value }];
      });
      const published = { on: { daysAgo: Number(daysAgo) }, time: '10:00' };
      return { type, key: `${type}/${at}`, published, fields: Object.fromEntries(texts) };
    }),
  };
}
