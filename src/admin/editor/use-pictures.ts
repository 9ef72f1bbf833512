import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { LibraryPicture } from '../../content/library.ts';
import { withoutEnding } from '../../schema/document-names.ts';
import { uploadDocument, uploadMeasured } from '../api/uploads.ts';
import { useUploads } from '../form/inputs/uploading.tsx';
import { showPicture } from './sight.ts';

/** A newly inserted picture without an alt text. */
export interface NewPicture {
  path: string;
  /** The user has typed nothing since, so the alt text input may take the focus. */
  isAwaited: boolean;
}

/**
 * Uploads pictures and documents, and inserts each at the cursor once it has arrived. `added` are the inserted pictures
 * that still need an alt text.
 * @param name of the field
 * @param present the editor
 */
export function usePictures(name: string, present: () => Editor) {
  const [added, setAdded] = useState<readonly NewPicture[]>([]);
  const pictures = useUploads({
    name,
    async send(file, onProgress) {
      const { doc } = present().state;
      return { ...(await uploadMeasured(file, onProgress)), doc };
    },
    onArrived({ path, width, height, doc }) {
      const editor = present();
      if (editor.isDestroyed) return;
      const isAwaited = editor.state.doc === doc;
      const at = insertPicture(editor, { src: path, alt: '', width, height });
      if (isAwaited) showPicture(editor.view, at);
      setAdded((others) => [...others, { path, isAwaited }]);
    },
  });
  const documents = useUploads({
    name: `${name} documents`,
    send: uploadDocument,
    onArrived({ path, name }) {
      const editor = present();
      if (!editor.isDestroyed) linkTo(editor, path, name);
    },
  });

  /** Inserts a picture of the library, with what it says of it. */
  const insert = (editor: Editor, { path, width, height, alt, alt_ne }: LibraryPicture) => {
    const at = insertPicture(editor, { src: path, alt: alt || alt_ne, width, height });
    showPicture(editor.view, at);
    if (alt === '' && alt_ne === '') setAdded((others) => [...others, { path, isAwaited: true }]);
    else editor.view.focus();
  };

  /** Marks a picture as described. The input for the next one may take the focus. */
  const markDescribed = (path: string) =>
    setAdded((all) =>
      all
        .filter((picture) => picture.path !== path)
        .map((picture, index) => (index === 0 ? { ...picture, isAwaited: true } : picture)),
    );

  return { pictures, documents, insert, added, markDescribed };
}

/** Makes the selection a link to a document; without one its name is written. */
export function linkTo(editor: Editor, href: string, name: string): void {
  editor.view.focus();
  if (editor.state.selection.empty) insertLink(editor, withoutEnding(name), href);
  else editor.commands.setLink({ href });
}

export function insertLink(editor: Editor, text: string, href: string): void {
  editor
    .chain()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run();
}

/** @returns its position in the document */
function insertPicture(editor: Editor, attrs: Record<string, string | number>): number {
  const { $to, to } = editor.state.selection;
  const at = $to.parent.isTextblock && $to.parent.content.size > 0 ? $to.after() : to;
  const after = editor.state.doc.nodeAt(at) ? [] : [{ type: 'paragraph' }];
  editor
    .chain()
    .insertContentAt(at, [{ type: 'image', attrs }, ...after])
    .run();
  return positionOf(editor, attrs.src) ?? at;
}

/** In an empty paragraph the picture takes its place, so it may stand before where it was inserted. */
function positionOf({ state }: Editor, src: unknown): number | undefined {
  let found: number | undefined;
  state.doc.descendants((node, at) => {
    if (node.attrs.src === src) found = at;
  });
  return found;
}

/** The pictures in pasted or dropped data, unless there is text to paste too. */
export function picturesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
  const html = data?.getData('text/html') ?? '';
  if (files.length === 0 || html === '') return files;
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return words.trim() === '' ? files : [];
}
