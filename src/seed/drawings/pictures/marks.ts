import { wash } from '../brush/canvas.ts';
import { through, vector } from '../brush/vector.ts';
import type { Drawing } from '../drawing.ts';

/** A mark on paper white, so that it stands on light and dark pages alike. */
function markOf(shows: string, elements: string): Drawing {
  return {
    width: 1200,
    height: 800,
    shows,
    development: { grain: 0, corners: 0 },
    async paint(canvas) {
      wash(canvas, () => [1, 1, 1]);
      await vector(canvas, `<g transform="translate(600 400)">${elements}</g>`);
    },
  };
}

/** Points on a circle, the first at the top. */
function around(count: number, radius: number, turn = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + turn;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  });
}

const turned = (count: number, element: string) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count})">${element}</g>`,
  ).join('');

/** Marks of partners that do not exist. */
export const marks = {
  'mark-bank': markOf(
    'Mark of a bank: a stepped tower above water in a dark blue shield',
    '<path d="M-250-290H250V20C250 180 130 270 0 320C-130 270-250 180-250 20Z" fill="#14315f"/><path d="M-180 110V50H-110V-20H-45V-90L0-170L45-90V-20H110V50H180V110Z" fill="#fff"/><path d="M-45-90L0-170L45-90V110H-45Z" fill="#e3ab3a"/><path d="M-164 140H164Q100 220 0 262Q-100 220-164 140Z" fill="#2f5b9c"/>',
  ),
  'mark-software': markOf(
    'Mark of a software house: two angle brackets that make a woven diamond',
    '<g fill="none" stroke-width="84" stroke-linejoin="miter"><path d="M-70-250L-300 0L-70 250" stroke="#0f8a83"/><path d="M70-250L300 0L70 250" stroke="#ef6a3a"/></g><path d="M0-112L104 0L0 112L-104 0Z" fill="#13344b"/>',
  ),
  'mark-hospital': markOf(
    'Mark of a hospital trust: a crimson flower of four petals in a ring',
    `<circle r="290" fill="none" stroke="#c4203a" stroke-width="36"/>${turned(4, '<path d="M0-18C-92-70-92-150 0-224C92-150 92-70 0-18Z" fill="#c4203a"/><path d="M0-60V-180" stroke="#fff" stroke-width="12" stroke-linecap="round"/>')}${turned(4, '<circle cx="128" cy="-128" r="26" fill="#2f8f6b"/>')}`,
  ),
  'mark-library': markOf(
    'Mark of a library: an open book whose pages are rays of the rising sun',
    `${Array.from({ length: 9 }, (_, index) => `<path transform="translate(0 90) rotate(${index * 20 - 80})" d="M-15-150H15L26-${index % 2 ? 330 : 370}H-26Z" fill="${index % 2 ? '#f0b33a' : '#e28a2b'}"/>`).join('')}<path d="M0 130C-90 60-220 50-330 84V270C-220 236-90 246 0 310C90 246 220 236 330 270V84C220 50 90 60 0 130Z" fill="#5a2340"/><path d="M0 150V290M-60 138C-130 112-210 110-286 124M60 138C130 112 210 110 286 124M-60 192C-130 166-210 164-286 178M60 192C130 166 210 164 286 178" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>`,
  ),
  'mark-radio': markOf(
    'Mark of a radio station: waves in three colours going out from a peak',
    '<g fill="none" stroke-width="46" stroke-linecap="round"><path d="M-96-60A136 136 0 0 1 96-60" stroke="#e8472f"/><path d="M-176-140A248 248 0 0 1 176-140" stroke="#f09a2a"/><path d="M-252-216A356 356 0 0 1 252-216" stroke="#f4c84a"/></g><path d="M0 0L190 310H-190Z" fill="#34246b"/><path d="M0 0L74 121L30 96L0 140L-34 92L-74 121Z" fill="#fff"/><path d="M0 0L74 121L30 96L0 140L-34 92L-74 121Z" fill="none" stroke="#34246b" stroke-width="10" stroke-linejoin="round"/>',
  ),
  'mark-publisher': markOf(
    'Mark of a publisher: the nib of a pen folded like a paper bird',
    '<path d="M-330-150L20-30L-100 70Z" fill="#1f6f8b"/><path d="M330-300L20-30L70 110Z" fill="#0f4c5c"/><path d="M330-300L-100 70L20-30Z" fill="#5fb0bf"/><path d="M-100 70L20-30L70 110L-40 300Z" fill="#d9a13b"/><path d="M-6 80L-40 300L20-30Z" fill="#b97f22"/><circle cx="8" cy="86" r="26" fill="#fff"/>',
  ),
  'mark-hydropower': markOf(
    'Mark of a hydropower company: a drop of water with the blades of a turbine',
    `<path d="M0-340C120-180 250-60 250 90A250 250 0 0 1-250 90C-250-60-120-180 0-340Z" fill="#1463a5"/><g transform="translate(0 86)">${turned(6, '<path d="M-12-40C-40-100-20-160 60-186C70-120 60-60 20-34Z" fill="#fff"/>')}<circle r="46" fill="#7fc4ea"/></g>`,
  ),
  'mark-cooperative': markOf(
    'Mark of a cooperative: eight seeds in a ring about a flower, joined hand in hand',
    `<path d="${through(around(8, 236))}" fill="none" stroke="#2e7d4f" stroke-width="22"/>${turned(8, '<path d="M0-330C58-290 58-200 0-150C-58-200-58-290 0-330Z" fill="#2e7d4f"/>')}${turned(8, '<path d="M0-128C30-100 30-50 0-22C-30-50-30-100 0-128Z" fill="#c2552d"/>')}<circle r="30" fill="#f2c14e"/>`,
  ),
} as const satisfies Record<string, Drawing>;
