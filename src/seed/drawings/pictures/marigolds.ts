import { bricks } from '../brush/bricks.ts';
import type { Canvas } from '../brush/canvas.ts';
import { type Chance, chance } from '../brush/chance.ts';
import { colour, mix, smooth } from '../brush/colour.ts';
import { dab } from '../brush/dab.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** One marigold: rings of petals from the rim inwards, lit from above. */
function marigold(canvas: Canvas, x: number, y: number, size: number, orange: boolean, random: Chance): void {
  const dark = colour(orange ? '#8f3208' : '#a8690a');
  const mid = colour(orange ? '#ea7a12' : '#f2ae1c');
  const lit = colour(orange ? '#ffb648' : '#ffe27a');
  dab(canvas, x, y + size * 0.12, { long: size, broad: size * 0.94, colour: dark });
  for (const ring of [0.9, 0.7, 0.5, 0.3, 0.1]) {
    const petals = Math.ceil(5 + ring * 17);
    for (let petal = 0; petal < petals; petal++) {
      const turn = (petal / petals) * Math.PI * 2 + ring * 9 + random.between(-0.1, 0.1);
      const upward = (-Math.sin(turn) + 1) / 2;
      const tone = 0.24 + upward * 0.42 + (0.9 - ring) * 0.3 + random.between(-0.16, 0.16);
      const petalColour =
        tone < 0.5 ? mix(dark, mid, Math.max(0, tone) * 2) : mix(mid, lit, Math.min(1, tone * 2 - 1));
      dab(canvas, x + Math.cos(turn) * ring * size, y + Math.sin(turn) * ring * size * 0.92, {
        long: size * 0.24,
        broad: size * 0.15,
        lean: turn + Math.PI / 2,
        colour: petalColour,
      });
    }
  }
}

/** Garlands of marigold before an old door, hung for guests. */
export const marigolds: Drawing = {
  ...BESIDE,
  shows: 'Garlands of marigolds hung over a blue wooden door in a brick wall',
  development: { corners: 0.35 },
  async paint(canvas) {
    bricks(canvas, {
      long: 76,
      high: 24,
      seed: 51,
      light: (x, y) => 0.78 - 0.2 * smooth(300, 960, y) + 0.12 * Math.cos((x - 300) / 420),
    });
    const planks = Array.from(
      { length: 8 },
      (_, plank) =>
        `<rect x="${390 + plank * 82.5}" y="150" width="79" height="830" fill="${plank % 2 ? '#27405a' : '#223852'}"/><rect x="${390 + plank * 82.5}" y="150" width="5" height="830" fill="#4d6c88"/><rect x="${462 + plank * 82.5}" y="150" width="8" height="830" fill="#0b1522"/>`,
    ).join('');
    const studs = [270, 560, 850]
      .flatMap((y) =>
        Array.from(
          { length: 8 },
          (_, stud) =>
            `<circle cx="${430 + stud * 82.5}" cy="${y}" r="11" fill="#8a6a2c"/><circle cx="${427 + stud * 82.5}" cy="${y - 3}" r="5" fill="#e2c070"/>`,
        ),
      )
      .join('');
    await vector(
      canvas,
      `<rect x="300" y="40" width="840" height="940" fill="#2f1a10"/><path d="M300 40H1140V62H300Z" fill="#7a4a28"/><path d="M330 80H346V980H330ZM1094 80H1110V980H1094Z" fill="#6b3d21"/><rect x="384" y="140" width="672" height="840" fill="#0b1522"/>${planks}${studs}<rect x="712" y="150" width="14" height="830" fill="#070d16"/><circle cx="680" cy="640" r="34" fill="none" stroke="#b08a3c" stroke-width="11"/><circle cx="760" cy="640" r="34" fill="none" stroke="#b08a3c" stroke-width="11"/>`,
    );
    const random = chance(52);
    const strings: [number, number, number, number, number][] = [
      [-40, 70, 760, 60, 190],
      [690, 60, 1490, 80, 210],
      [-40, 40, 380, 60, 330],
      [1070, 60, 1490, 30, 300],
    ];
    const places: { x: number; y: number; size: number; orange: boolean }[] = [];
    strings.forEach(([fromX, fromY, toX, toY, sag], index) => {
      const count = Math.round(Math.hypot(toX - fromX, sag * 2.4) / 45);
      for (let bead = 0; bead <= count; bead++) {
        const share = bead / count;
        places.push({
          x: fromX + (toX - fromX) * share,
          y: fromY + (toY - fromY) * share + 4 * sag * share * (1 - share),
          size: 33,
          orange: (bead + index) % 5 > 1,
        });
      }
    });
    for (const [x, length] of [
      [372, 640],
      [540, 330],
      [900, 350],
      [1068, 660],
      [720, 210],
    ] as const) {
      for (let y = 60; y < 60 + length; y += 43)
        places.push({ x: x + random.between(-3, 3), y, size: 29, orange: Math.floor(y / 43) % 3 > 0 });
    }
    const shadow = places
      .map(({ x, y, size }) => `<circle cx="${at(x + 22)}" cy="${at(y + 30)}" r="${size}"/>`)
      .join('');
    await vector(canvas, `<g fill="#05070f">${shadow}</g>`, { blur: 11, meeting: 'multiply', opacity: 0.62 });
    for (const { x, y, size, orange } of places)
      marigold(canvas, x, y, size * random.between(0.92, 1.06), orange, random);
    glow(canvas, { x: 420, y: -60, reach: 760, colour: colour('#ffdf9f'), strength: 0.32, wide: 1.3 });
  },
};
