import { canvasOf } from './brush/canvas.ts';
import { finish } from './brush/finish.ts';
import type { Drawing } from './drawing.ts';
import { carvedWindowAtNoon } from './pictures/carved-window.ts';
import { chautari } from './pictures/chautari.ts';
import { courtyard } from './pictures/courtyard.ts';
import { dawn } from './pictures/dawn.ts';
import { dusk } from './pictures/dusk.ts';
import { lake } from './pictures/lake.ts';
import { lamps } from './pictures/lamps.ts';
import { lectureHall } from './pictures/lecture-hall.ts';
import { libraryShelves } from './pictures/library-shelves.ts';
import { monsoon } from './pictures/monsoon.ts';
import { moonlight } from './pictures/moonlight.ts';
import { noonHaze } from './pictures/noon-haze.ts';
import { prayerFlags } from './pictures/prayer-flags.ts';
import { rainOnRoofs } from './pictures/rain-on-roofs.ts';
import { rhododendron } from './pictures/rhododendron.ts';
import { terraces } from './pictures/terraces.ts';
import { tieredRoofs } from './pictures/tiered-roofs.ts';

const drawings = {
  'carved-window': carvedWindowAtNoon,
  chautari,
  courtyard,
  dawn,
  dusk,
  lake,
  lamps,
  'lecture-hall': lectureHall,
  'library-shelves': libraryShelves,
  monsoon,
  moonlight,
  'noon-haze': noonHaze,
  'prayer-flags': prayerFlags,
  'rain-on-roofs': rainOnRoofs,
  rhododendron,
  terraces,
  'tiered-roofs': tieredRoofs,
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
