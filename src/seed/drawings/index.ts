import { canvasOf } from './brush/canvas.ts';
import { finish } from './brush/finish.ts';
import type { Drawing } from './drawing.ts';
import { basketball } from './pictures/basketball.ts';
import { caps } from './pictures/caps.ts';
import { carvedWindowAtNoon } from './pictures/carved-window.ts';
import { chalkCurves } from './pictures/chalk-curves.ts';
import { chautari } from './pictures/chautari.ts';
import { chess } from './pictures/chess.ts';
import { computerRoom } from './pictures/computer-room.ts';
import { courtyard } from './pictures/courtyard.ts';
import { dawn } from './pictures/dawn.ts';
import { dhakaCloth } from './pictures/dhaka-cloth.ts';
import { dusk } from './pictures/dusk.ts';
import { examDesks } from './pictures/exam-desks.ts';
import { exhibition } from './pictures/exhibition.ts';
import { glassware } from './pictures/glassware.ts';
import { hillBus } from './pictures/hill-bus.ts';
import { holi } from './pictures/holi.ts';
import { kettle } from './pictures/kettle.ts';
import { kites } from './pictures/kites.ts';
import { lake } from './pictures/lake.ts';
import { lamps } from './pictures/lamps.ts';
import { lectureHall } from './pictures/lecture-hall.ts';
import { libraryByNight } from './pictures/library-by-night.ts';
import { libraryShelves } from './pictures/library-shelves.ts';
import { mapTable } from './pictures/map-table.ts';
import { marigolds } from './pictures/marigolds.ts';
import { marks } from './pictures/marks.ts';
import { monsoon } from './pictures/monsoon.ts';
import { moonlight } from './pictures/moonlight.ts';
import { noonHaze } from './pictures/noon-haze.ts';
import { paddy } from './pictures/paddy.ts';
import { playingField } from './pictures/playing-field.ts';
import { portraits } from './pictures/portraits/index.ts';
import { prayerFlags } from './pictures/prayer-flags.ts';
import { rainOnRoofs } from './pictures/rain-on-roofs.ts';
import { rhododendron } from './pictures/rhododendron.ts';
import { riverStones } from './pictures/river-stones.ts';
import { runningTrack } from './pictures/running-track.ts';
import { saplings } from './pictures/saplings.ts';
import { schoolBell } from './pictures/school-bell.ts';
import { stage } from './pictures/stage.ts';
import { suspensionBridge } from './pictures/suspension-bridge.ts';
import { terraces } from './pictures/terraces.ts';
import { tieredRoofs } from './pictures/tiered-roofs.ts';
import { winterFog } from './pictures/winter-fog.ts';

const drawings = {
  'carved-window': carvedWindowAtNoon,
  'chalk-curves': chalkCurves,
  chautari,
  'computer-room': computerRoom,
  courtyard,
  dawn,
  'dhaka-cloth': dhakaCloth,
  dusk,
  'exam-desks': examDesks,
  kites,
  lake,
  lamps,
  'lecture-hall': lectureHall,
  'library-shelves': libraryShelves,
  marigolds,
  monsoon,
  moonlight,
  'noon-haze': noonHaze,
  'playing-field': playingField,
  'prayer-flags': prayerFlags,
  'rain-on-roofs': rainOnRoofs,
  rhododendron,
  saplings,
  terraces,
  'tiered-roofs': tieredRoofs,
  'hill-bus': hillBus,
  holi,
  'river-stones': riverStones,
  'suspension-bridge': suspensionBridge,
  'winter-fog': winterFog,
  chess,
  glassware,
  kettle,
  caps,
  basketball,
  stage,
  'running-track': runningTrack,
  exhibition,
  'library-by-night': libraryByNight,
  'school-bell': schoolBell,
  paddy,
  'map-table': mapTable,
  ...portraits,
  ...marks,
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

/** What a picture shows, in words fit for its alt text. */
export function shownBy(name: DrawingName): string {
  return drawings[name].shows;
}

/**
 * Draws a picture as a JPEG file; the same bytes every time on the same machine.
 * @param size another size than its own is for trying it out: what is painted may not fit it
 */
export async function draw(name: DrawingName, size = sizeOf(name)): Promise<Buffer> {
  const drawing: Drawing = drawings[name];
  const canvas = canvasOf(size.width, size.height);
  await drawing.paint(canvas);
  return finish(canvas, drawing.development);
}
