import type { Readable } from 'node:stream';
import type { InEach } from '../../languages/language.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import {
  type DocumentUpload,
  defaultLimits,
  type Media,
  type Received,
  type Upload,
} from '../../media/index.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** How a route receives the files of a multipart body, and how many. */
export interface UploadPolicy<U extends Received> {
  /** Stages one file. @param name the file name that the client sent */
  receive(stream: Readable, name: string, signal: AbortSignal): Promise<U>;
  discard(uploads: readonly U[]): Promise<void>;
  maxFiles: number;
  /** Error message for more files. */
  tooManyMessage: InEach<string>;
  /** Bounds the whole body; `receive` enforces its own limit. */
  maxFileBytes: number;
}

/** A parsed request body: values and received files by field name. */
export interface Body<U extends Received> {
  fields: Record<string, unknown>;
  uploads: ReadonlyMap<string, readonly U[]>;
}

/** For pictures. Allows one more than any field does, so that the field's validation can name the error. */
export const picturePolicy = (media: Media): UploadPolicy<Upload> => ({
  receive: (stream, _name, signal) => media.receive(stream, signal),
  discard: (uploads) => media.discard(uploads),
  maxFiles: 21,
  tooManyMessage: sentences.tooManyFiles(numeral(20)),
  maxFileBytes: defaultLimits.bytes,
});

export const documentPolicy = (media: Media): UploadPolicy<DocumentUpload> => ({
  receive: (stream, name, signal) => media.receiveDocument(stream, name, signal),
  discard: (uploads) => media.discard(uploads),
  maxFiles: 1,
  tooManyMessage: sentences.oneDocument,
  maxFileBytes: defaultLimits.documentBytes,
});
