import { Skeleton } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import type { RichTextFacts } from '../../../schema/fields/rich-text/index.ts';
import { PartBoundary } from '../../layout/error-notice.tsx';
import type { TextInputProps, TextKind } from './input-kind.ts';

const importEditor = () => import('../../editor/rich-text-field.tsx');

/** The editor, once it is loaded. */
let Editor: Awaited<ReturnType<typeof importEditor>>['default'] | undefined;

async function preloadEditor() {
  Editor ??= (await importEditor()).default;
}

/** Editors that are created together with the form: the first text and its Nepali twin. */
const AT_ONCE = 2;

/** The height of the toolbar, which wraps on phones, and the text area. */
const EDITOR_HEIGHT = 'var(--editor-height)';

export const richTextInput: TextKind<RichTextFacts> = {
  sends: 'text',
  height: EDITOR_HEIGHT,
  preload: preloadEditor,
  Input: RichTextInput,
  Display: ({ value }) => plainTextOf(value),
};

function RichTextInput({
  facts: { name, label, hint, twinOf },
  fields,
  value,
  onChange,
  error,
}: TextInputProps<RichTextFacts>) {
  const firsts = fields.filter(({ kind }) => kind === 'rich-text').slice(0, AT_ONCE);
  if (!useTurn(firsts.some((first) => first.name === name))) return <EditorSkeleton label={label} />;
  return (
    <PartBoundary
      load={importEditor}
      loaded={Editor}
      label={label}
      fallback={<EditorSkeleton label={label} />}
    >
      {(RichTextField) => (
        <RichTextField
          name={name}
          label={label}
          value={value}
          onChange={onChange}
          {...(twinOf && { isTwin: true })}
          {...(hint && { hint })}
          {...(error && { error })}
        />
      )}
    </PartBoundary>
  );
}

/** Starts each editor that waits, in the order of the form. */
const waiting = new Set<() => void>();
let isNextDue = false;

/**
 * Whether this editor may be created yet. The first ones are created with the form, the others one at a time after it:
 * creating all eight of a programme's form at once would delay the form by about 200 ms.
 */
function useTurn(isFirst: boolean): boolean {
  const [isTurn, setIsTurn] = useState(isFirst);
  useLayoutEffect(() => {
    const begin = () => setIsTurn(true);
    if (!isTurn) waiting.add(begin);
    beginNextSoon();
    return () => {
      waiting.delete(begin);
      beginNextSoon();
    };
  }, [isTurn]);
  return isTurn;
}

function beginNextSoon() {
  if (isNextDue) return;
  isNextDue = true;
  setTimeout(() => {
    isNextDue = false;
    const [begin] = waiting;
    if (begin) waiting.delete(begin);
    begin?.();
  });
}

function EditorSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <div className="field-label">{label}</div>
      <Skeleton height={EDITOR_HEIGHT} />
    </div>
  );
}

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, tr, pre, div';

/**
 * Rich text as plain text, with one line for each paragraph and table row. Parsing it neither loads nor runs
 * anything.
 */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCK)) block.append('\n');
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const row of body.querySelectorAll('tr')) row.textContent = `${cellsOf(row).join(' · ')}\n`;
  return (body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim();
}

/** The text of each cell on one line. The editor wraps it in paragraphs, a pasted table does not. */
const cellsOf = (row: HTMLTableRowElement) =>
  [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
