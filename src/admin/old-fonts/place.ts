import type { Editor } from '@tiptap/react';

/** A pasted text and its position. */
export interface Pasted {
  lines: readonly string[];
  /** Changes lines, and puts the cursor behind them. @param chosen their numbers */
  change(chosen: ReadonlySet<number>, convert: (text: string, line: number) => string): void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELD = 'input[type="text"]:not([role="combobox"]), input:not([type]), textarea';

/** The library leaves the editor on the element. */
type EditorElement = HTMLElement & { editor?: Editor };

/**
 * Remembers where something is about to be pasted. @returns the pasted text, once it is inserted; null if the
 * element is not a text field
 */
export function placeOf(target: EventTarget | null): (() => Pasted) | null {
  if (!(target instanceof Element)) return null;
  const field = target.closest<TextField>(TEXT_FIELD);
  if (field) return placeInField(field);
  const editor = target.closest<EditorElement>('.ProseMirror')?.editor;
  return editor ? placeInEditor(editor) : null;
}

export const isInEditor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ProseMirror') !== null;

function placeInField(field: TextField) {
  const start = field.selectionStart ?? 0;
  return () => {
    const end = field.selectionStart ?? 0;
    const text = field.value.slice(start, end);
    const lines = text.split('\n');
    return {
      lines,
      change(chosen: ReadonlySet<number>, convert: (text: string, line: number) => string) {
        if (field.value.slice(start, end) !== text) return;
        const changed = lines.map((line, at) => (chosen.has(at) ? convert(line, at) : line)).join('\n');
        field.focus();
        field.setSelectionRange(start, end);
        // Unlike a new value, this can be undone with the browser's own key.
        if (document.execCommand('insertText', false, changed)) return;
        field.setRangeText(changed, start, end, 'end');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
    };
  };
}

function placeInEditor(editor: Editor) {
  const { from } = editor.state.selection;
  return () => {
    const pasted = editor.state.doc;
    const to = editor.state.selection.to;
    const lines: string[] = [];
    const runs: { line: number; from: number; to: number }[] = [];
    pasted.nodesBetween(from, Math.max(from, to), (node, at) => {
      if (node.isTextblock) lines.push('');
      if (!node.isText) return;
      const run = { line: lines.length - 1, from: Math.max(at, from), to: Math.min(at + node.nodeSize, to) };
      runs.push(run);
      lines[run.line] += pasted.textBetween(run.from, run.to);
    });
    return {
      lines,
      change(chosen: ReadonlySet<number>, convert: (text: string, line: number) => string) {
        const { state, view } = editor;
        if (!state.doc.eq(pasted)) return;
        const { tr } = state;
        // Replaces backwards, so that the positions of the others stay valid.
        for (const run of runs.filter(({ line }) => chosen.has(line)).reverse()) {
          const { marks = [] } = state.doc.nodeAt(run.from) ?? {};
          const text = convert(state.doc.textBetween(run.from, run.to), run.line);
          tr.replaceWith(run.from, run.to, state.schema.text(text, marks));
        }
        view.dispatch(tr.scrollIntoView());
        view.focus();
      },
    };
  };
}
