/** Limits of uploads and of concurrent work. */
export interface MediaLimits {
  /** Maximum size of a picture file, in bytes. */
  bytes: number;
  /** Maximum size of a document, in bytes. */
  documentBytes: number;
  /** Maximum number of pixels of a picture, over all its frames. */
  pixels: number;
  /**
   * Longest edge of a stored picture, in pixels; larger ones are scaled down (narrow ones less: `longEdgeOf`). No screen
   * shows more, and encoding 50 megapixels would take ten seconds and half a gigabyte.
   */
  longEdge: number;
  /**
   * Pictures decoded and encoded at a time. Each takes up to 500 MB, but for AVIF: one at a time, up to 1.2 GB
   * (docs/decisions/041-memory-for-pictures.md).
   */
  maxConcurrent: number;
  /** Maximum number of waiting pictures; further ones get 503. */
  maxWaiting: number;
  /** Timeout of decoding or encoding one size, in seconds. */
  seconds: number;
}

export const defaultLimits: MediaLimits = {
  bytes: 20 * 1024 * 1024,
  documentBytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  longEdge: 4096,
  maxConcurrent: 2,
  maxWaiting: 32,
  seconds: 30,
};
