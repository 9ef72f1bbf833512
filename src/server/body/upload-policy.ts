import type { Readable } from 'node:stream';
import type { DocumentUpload, Media, Received, Upload } from '../../media/index.ts';

/** Where the files of a multipart body go, one by one as they come, and how much may come. */
export interface UploadPolicy<U extends Received> {
  /** @param name the file's own name, as its sender wrote it */
  receive(stream: Readable, name: string, signal: AbortSignal): Promise<U>;
  discard(uploads: readonly U[]): Promise<void>;
  /** More files than these are not looked at. */
  maxFiles: number;
  /** What is said of them. */
  tooManyMessage: string;
  /** No file of an honest sender is longer, in bytes. */
  maxFileBytes: number;
}

/** A parsed request body: values and received files by field name. */
export interface Body<U extends Received> {
  fields: Record<string, unknown>;
  uploads: ReadonlyMap<string, readonly U[]>;
}

const MB = 1024 * 1024;

/** Pictures; one more of them than any field takes, so that the field's own rule can say what is wrong. */
export const picturePolicy = (media: Media): UploadPolicy<Upload> => ({
  receive: (stream, _name, signal) => media.receive(stream, signal),
  discard: (uploads) => media.discard(uploads),
  maxFiles: 21,
  tooManyMessage: 'At most 20 files can be sent at once.',
  maxFileBytes: 10 * MB,
});

/** One document. */
export const documentPolicy = (media: Media): UploadPolicy<DocumentUpload> => ({
  receive: (stream, name, signal) => media.receiveDocument(stream, name, signal),
  discard: (uploads) => media.discard(uploads),
  maxFiles: 1,
  tooManyMessage: 'One document at a time.',
  maxFileBytes: 20 * MB,
});
