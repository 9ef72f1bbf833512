import type { Readable } from 'node:stream';
import type { DocumentUpload, Media, Received, Upload } from '../../media/index.ts';

/** Where the files of a multipart body go, one by one as they come, and how much may come. */
export interface FileGate<U extends Received> {
  /** @param name the file's own name, as its sender wrote it */
  receive(stream: Readable, name: string, signal: AbortSignal): Promise<U>;
  discard(uploads: readonly U[]): Promise<void>;
  /** More files than these are not looked at. */
  most: number;
  /** What is said of them. */
  tooMany: string;
  /** No file of an honest sender is longer, in bytes. */
  largest: number;
}

const MB = 1024 * 1024;

/** Pictures; one more of them than any field takes, so that the field's own rule can say what is wrong. */
export const pictureGate = (media: Media): FileGate<Upload> => ({
  receive: (stream, _name, signal) => media.receive(stream, signal),
  discard: (uploads) => media.discard(uploads),
  most: 21,
  tooMany: 'At most 20 files can be sent at once.',
  largest: 10 * MB,
});

/** One document. */
export const documentGate = (media: Media): FileGate<DocumentUpload> => ({
  receive: (stream, name, signal) => media.receiveDocument(stream, name, signal),
  discard: (uploads) => media.discard(uploads),
  most: 1,
  tooMany: 'One document at a time.',
  largest: 20 * MB,
});
