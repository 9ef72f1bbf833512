import type { Canvas } from './brush/canvas.ts';
import type { Development } from './brush/finish.ts';

/** A picture that the seed draws by itself, the same every time. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it shows, in words for those who do not see it. */
  readonly shows: string;
  /** How it is developed when it is painted. */
  readonly development?: Development;
  /** Paints the empty canvas. */
  paint(canvas: Canvas): void | Promise<void>;
}

/** Sizes of the drawings: across the whole page, beside a text, and upright. */
export const WIDE = { width: 1920, height: 1080 } as const;
export const BESIDE = { width: 1440, height: 960 } as const;
export const UPRIGHT = { width: 1200, height: 1500 } as const;
