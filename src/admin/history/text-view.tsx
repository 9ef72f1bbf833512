import type { BlockChange, BlockStyle, Format, Run } from '../../schema/changes/changes.ts';
import { langOf } from '../../ui/lang-of.ts';
import { Runs } from './runs.tsx';
import type { ViewProps } from './view-props.ts';
import { blockWords, markWords, words } from './words.ts';

/** Stretches of more blocks that stayed than these are folded. */
const SHOWN_BETWEEN = 2;

/** A text, block by block. Unchanged blocks are shown only beside changes. */
export function TextView({ changes: { blocks }, livePaths }: ViewProps<'text'>) {
  if (blocks.every(({ what }) => what === 'same')) return <p className="field-hint">{words.onlyMarkup}</p>;
  return (
    <div className="compared-text">
      {stretchesOf(blocks).map(({ at, isSame, stretch }) => {
        const shown = stretch.map(({ place, block }) => (
          <Block key={place} block={block} livePaths={livePaths} />
        ));
        if (!isSame || stretch.length <= SHOWN_BETWEEN) return shown;
        return (
          <details key={at}>
            <summary>{words.unchanged(stretch.length)}</summary>
            {shown}
          </details>
        );
      })}
    </div>
  );
}

interface Stretch {
  /** Index of its first block. */
  at: number;
  isSame: boolean;
  stretch: { place: number; block: BlockChange }[];
}

function stretchesOf(blocks: readonly BlockChange[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [place, block] of blocks.entries()) {
    const isSame = block.what === 'same';
    const last = stretches.at(-1);
    if (last?.isSame === isSame) last.stretch.push({ place, block });
    else stretches.push({ at: place, isSame, stretch: [{ place, block }] });
  }
  return stretches;
}

function Block({ block, livePaths }: { block: BlockChange; livePaths: ReadonlySet<string> }) {
  const { style, formerStyle, runs, what } = block;
  const text = runs.map((run) => run.text).join('');
  const notes = runs.filter((run) => run.what === 'restyled').map(noteOf);
  return (
    <>
      <p
        className="compared-block"
        data-tag={style.tag}
        data-align={style.align}
        data-depth={style.list?.depth}
        data-numbered={style.list?.isNumbered || undefined}
        data-quoted={style.isQuoted}
        lang={langOf(text)}
      >
        {style.tag === 'hr' && <BlockLine what={what} />}
        <Runs runs={runs} livePaths={livePaths} />
      </p>
      {formerStyle && <p className="compared-note">{words.became(nameOf(formerStyle), nameOf(style))}</p>}
      {notes.length > 0 && (
        <p className="compared-note">
          {words.formattingChanged}: {notes.join('; ')}
        </p>
      )}
    </>
  );
}

/** A line across the text has no words that could be marked. */
function BlockLine({ what }: { what: BlockChange['what'] }) {
  if (what === 'removed') return <del>{`${blockWords.hr} (${words.removed})`}</del>;
  if (what === 'added') return <ins>{`${blockWords.hr} (${words.added})`}</ins>;
  return blockWords.hr;
}

function nameOf({ tag, list, align, isQuoted }: BlockStyle): string {
  const name = tag === 'li' ? blockWords.li(list?.isNumbered ?? false, list?.depth ?? 1) : blockWords[tag];
  return [name, align && blockWords[align], isQuoted && blockWords.quoted].filter(Boolean).join(', ');
}

const noteOf = ({ text, format, formerFormat }: Run) =>
  words.formatting(text.trim(), formatName(formerFormat), formatName(format));

function formatName(format: Format | undefined): string {
  const { marks = [], href } = format ?? {};
  const names = marks.map(
    (mark) => markWords[mark as keyof typeof markWords] ?? mark.replace(/^ql-(?:font|size)-/, ''),
  );
  return [...names, ...(href === undefined ? [] : [words.linkTo(href)])].join(', ') || words.plain;
}
