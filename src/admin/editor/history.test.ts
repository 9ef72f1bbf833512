import { Editor } from '@tiptap/core';
import { undo } from '@tiptap/pm/history';
import { EditorState } from '@tiptap/pm/state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editorExtensions } from './extensions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An empty document in an editor without a view. */
function begin() {
  const { extensionManager, schema } = new Editor({
    element: null,
    extensions: editorExtensions({ onLink: () => {}, onFill: () => {} }),
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
  });
  let state = EditorState.create({ schema, plugins: extensionManager.plugins });
  return {
    text: () => state.doc.textContent,
    /** Types at the end, this many milliseconds after the last step. */
    write(letter: string, after: number) {
      vi.advanceTimersByTime(after);
      state = state.apply(state.tr.insertText(letter, state.doc.content.size - 1));
    },
    undo: () =>
      undo(state, (step) => {
        state = state.apply(step);
      }),
  };
}

describe('typed text', () => {
  test('is undone together up to a pause of 500 ms, and apart beyond it [9.4]', () => {
    const { text, write, undo } = begin();
    write('a', 0);
    write('b', 500);
    write('c', 501);
    undo();
    expect(text()).toBe('ab');
    undo();
    expect(text()).toBe('');
  });

  test('can be undone for 100 steps, and not without end [9.4]', () => {
    const { text, write, undo } = begin();
    for (let step = 0; step < 300; step += 1) write('a', 501);
    let undone = 0;
    while (undo()) undone += 1;
    // The history drops its oldest steps in batches of twenty.
    expect(undone).toBeGreaterThanOrEqual(100);
    expect(undone).toBeLessThanOrEqual(120);
    expect(text()).toHaveLength(300 - undone);
  });
});
