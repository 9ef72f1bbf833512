/** What the gate accepts and how much it does at a time. Numbers that a person meets come from the contract. */
export interface MediaLimits {
  /** Longest picture file, in bytes. */
  bytes: number;
  /** Longest document, in bytes. */
  documentBytes: number;
  /** Most pixels of a picture, over all its frames. */
  pixels: number;
  /**
   * Longest edge, in pixels, of what is kept. A full size is the picture's own unless it is longer than this:
   * no screen shows more, and encoding 50 megapixels would take ten seconds and half a gigabyte.
   */
  longEdge: number;
  /** Pictures drawn at a time: each may hold some 300 MB, in the worst case (50 megapixels of 16 bits) 500. */
  maxConcurrent: number;
  /** Pictures that may wait for their turn; one more is told that the server is busy. */
  maxWaiting: number;
  /** Seconds after which reading or writing one size of a picture is given up. */
  seconds: number;
}

export const defaultLimits: MediaLimits = {
  bytes: 10 * 1024 * 1024,
  documentBytes: 20 * 1024 * 1024,
  pixels: 50_000_000,
  longEdge: 4096,
  maxConcurrent: 2,
  maxWaiting: 32,
  seconds: 30,
};
