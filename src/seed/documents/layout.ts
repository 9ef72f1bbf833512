import { widthOf } from './helvetica.ts';

/** A4, in points from the lower left corner. */
export const PAGE = { width: 595, height: 842, margin: 72 } as const;

export interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
}

interface Style {
  size: number;
  leading: number;
  /** Room below the paragraph. */
  after: number;
  bold: boolean;
}

const TITLE: Style = { size: 19, leading: 25, after: 16, bold: true };
const TEXT: Style = { size: 11, leading: 16.5, after: 8, bold: false };
const FOOT: Style = { size: 9, leading: 12, after: 0, bold: false };
/** Bold letters are so much wider. */
const BOLDNESS = 1.08;

/** Breaks a paragraph between words where a line is full. */
function linesOf(text: string, { size, bold }: Style): string[] {
  const room = (PAGE.width - 2 * PAGE.margin) / (bold ? BOLDNESS : 1);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Sets a title and paragraphs on as many pages as they need, each with its number at the foot. */
export function setPages(title: string, paragraphs: readonly string[]): Line[][] {
  const pages: Line[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  const set = (text: string, style: Style) => {
    for (const line of linesOf(text, style)) {
      if (y - style.leading < PAGE.margin) {
        pages.push([]);
        y = PAGE.height - PAGE.margin;
      }
      y -= style.leading;
      pages.at(-1)?.push({ text: line, x: PAGE.margin, y, size: style.size, bold: style.bold });
    }
    y -= style.after;
  };
  set(title, TITLE);
  for (const paragraph of paragraphs) set(paragraph, TEXT);
  return pages.map((lines, index) => {
    const text = `${index + 1} / ${pages.length}`;
    const x = PAGE.width - PAGE.margin - widthOf(text, FOOT.size);
    return [...lines, { text, x, y: PAGE.margin / 2, size: FOOT.size, bold: false }];
  });
}
