import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { LibraryPicture } from '../../content/library.ts';
import { withoutEnding } from '../../schema/document-names.ts';
import { uploadDocument } from '../api/uploads.ts';
import { showPicture } from './sight.ts';
import { pictureWords } from './words.ts';

export type UploadPicture = (
  file: File,
  onProgress?: (share: number) => void,
) => Promise<{ path: string; width: number; height: number }>;

interface Uploads {
  uploadPicture: UploadPicture;
  onUploadError: ((message: string) => void) | undefined;
  /** Called with the number of insertions in flight, each of one or more pictures, and whether a picture was lost. */
  onUploading: ((inFlight: number, isLost: boolean) => void) | undefined;
}

/** A newly inserted picture without an alt text. */
export interface NewPicture {
  path: string;
  /** The user has typed nothing since, so the alt text input may take the focus. */
  isAwaited: boolean;
}

/**
 * Uploads pictures and inserts each at the cursor once it has arrived. `share` is the uploaded share of the
 * picture in flight (0 to 1), or null. `added` are the inserted pictures that still need an alt text.
 */
export function usePictures({ uploadPicture, onUploadError, onUploading }: Uploads) {
  const [share, setShare] = useState<number | null>(null);
  const [added, setAdded] = useState<readonly NewPicture[]>([]);

  const inFlight = useRef(0);
  const count = (change: 1 | -1, isLost = false) => {
    inFlight.current += change;
    onUploading?.(inFlight.current, isLost);
  };

  const add = async (editor: Editor, files: readonly File[]) => {
    count(1);
    let isLost = false;
    for (const file of files) {
      setShare(0);
      const { doc } = editor.state;
      try {
        const { path, width, height } = await uploadPicture(file, setShare);
        if (editor.isDestroyed) break;
        const isAwaited = editor.state.doc === doc;
        const at = insertPicture(editor, { src: path, alt: '', width, height });
        if (isAwaited) showPicture(editor.view, at);
        setAdded((others) => [...others, { path, isAwaited }]);
      } catch (error) {
        isLost = true;
        onUploadError?.(error instanceof Error ? error.message : pictureWords.notUploaded);
      }
    }
    count(-1, isLost);
    if (inFlight.current === 0) setShare(null);
  };

  /** Inserts a picture of the library, with what it says of it. */
  const insert = (editor: Editor, { path, width, height, alt, alt_ne }: LibraryPicture) => {
    const at = insertPicture(editor, { src: path, alt: alt || alt_ne, width, height });
    showPicture(editor.view, at);
    if (alt === '' && alt_ne === '') setAdded((others) => [...others, { path, isAwaited: true }]);
    else editor.view.focus();
  };

  /** Uploads a document and links to it at the cursor. */
  const attach = async (editor: Editor, file: File) => {
    count(1);
    setShare(0);
    let isLost = false;
    try {
      const { path, name } = await uploadDocument(file, setShare);
      if (!editor.isDestroyed) linkTo(editor, path, name);
    } catch (error) {
      isLost = true;
      onUploadError?.(error instanceof Error ? error.message : pictureWords.notUploaded);
    }
    count(-1, isLost);
    if (inFlight.current === 0) setShare(null);
  };

  /** Marks a picture as described. The input for the next one may take the focus. */
  const markDescribed = (path: string) =>
    setAdded((all) =>
      all
        .filter((picture) => picture.path !== path)
        .map((picture, index) => (index === 0 ? { ...picture, isAwaited: true } : picture)),
    );

  return { share, add, attach, insert, added, markDescribed };
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
