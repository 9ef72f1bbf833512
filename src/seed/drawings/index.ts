import { canvasOf } from './brush/canvas.ts';
import { finish } from './brush/finish.ts';
import type { Drawing } from './drawing.ts';
import { carvedWindowAtNoon } from './pictures/carved-window.ts';
import { courtyard } from './pictures/courtyard.ts';
import { prayerFlags } from './pictures/prayer-flags.ts';
import { terraces } from './pictures/terraces.ts';
import { tieredRoofs } from './pictures/tiered-roofs.ts';
import { dawn } from './pictures/dawn.ts';
import { dusk } from './pictures/dusk.ts';
import { monsoon } from './pictures/monsoon.ts';
import { moonlight } from './pictures/moonlight.ts';
import { noonHaze } from './pictures/noon-haze.ts';

const drawings = {
  dawn,
  'noon-haze': noonHaze,
  dusk,
  moonlight,
  monsoon,
  'tiered-roofs': tieredRoofs,
  terraces,
  'prayer-flags': prayerFlags,
  courtyard,
  'carved-window': carvedWindowAtNoon,
} as const satisfies Record<string, Drawing>;

/** The pictures that can be drawn. */
export type DrawingName = keyof typeof drawings;

/** Their names, in the order of the contact sheet. */
export const drawingNames = Object.keys(drawings) as readonly DrawingName[];

/** Width and height in pixels of what `draw` gives. */
export function sizeOf(name: DrawingName): { width: number; height: number } {
  const { width, height } = drawings[name];
  return { width, height };
}

/** Draws a picture as a JPEG file; the same bytes every time on the same machine. */
export async function draw(name: DrawingName): Promise<Buffer> {
  const drawing: Drawing = drawings[name];
  const canvas = canvasOf(drawing.width, drawing.height);
  await drawing.paint(canvas);
  return finish(canvas, drawing.development);
}
