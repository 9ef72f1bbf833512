import { type Canvas, wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { dab } from '../brush/dab.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** A clay lamp with its flame. Place is the middle of its rim. */
function lamp(x: number, y: number, size: number, sway: number): string {
  const s = (value: number) => at(value * size);
  return `<g transform="translate(${at(x)} ${at(y)})"><ellipse cx="0" cy="${s(0.42)}" rx="${s(0.62)}" ry="${s(0.13)}" fill="#090302" fill-opacity=".7"/><path d="M${s(-0.72)} 0C${s(-0.66)} ${s(0.34)} ${s(-0.4)} ${s(0.46)} 0 ${s(0.46)}C${s(0.4)} ${s(0.46)} ${s(0.66)} ${s(0.34)} ${s(0.72)} 0Z" fill="url(#clay)"/><ellipse rx="${s(0.72)}" ry="${s(0.21)}" fill="#c8743f"/><ellipse cy="${s(0.02)}" rx="${s(0.6)}" ry="${s(0.155)}" fill="#3a1608"/><ellipse cy="${s(0.05)}" rx="${s(0.52)}" ry="${s(0.11)}" fill="#f0a83e" fill-opacity=".75"/><path d="M${s(-0.02)} ${s(0.06)}L${s(0.03)} ${s(-0.14)}" stroke="#201008" stroke-width="${s(0.06)}"/><path d="M0 ${s(0.02)}C${s(-0.24)} ${s(-0.12)} ${s(-0.2)} ${s(-0.42)} ${s(0.02 + sway)} ${s(-0.86)}C${s(0.12)} ${s(-0.5)} ${s(0.28)} ${s(-0.16)} 0 ${s(0.02)}Z" fill="url(#flame)"/><path d="M${s(0.01)} ${s(-0.04)}C${s(-0.11)} ${s(-0.14)} ${s(-0.08)} ${s(-0.32)} ${s(0.01 + sway * 0.6)} ${s(-0.52)}C${s(0.08)} ${s(-0.3)} ${s(0.12)} ${s(-0.12)} ${s(0.01)} ${s(-0.04)}Z" fill="#fffbe6"/></g>`;
}

const DEFS =
  '<defs><linearGradient id="clay"><stop stop-color="#5a2410"/><stop offset=".4" stop-color="#b5622f"/><stop offset="1" stop-color="#3b150a"/></linearGradient><linearGradient id="flame" x2="0" y2="1"><stop stop-color="#ff8a1f" stop-opacity=".5"/><stop offset=".4" stop-color="#ffc54d"/><stop offset=".8" stop-color="#ffe9a8"/><stop offset="1" stop-color="#6f8fd6" stop-opacity=".8"/></linearGradient></defs>';

function step(canvas: Canvas, y: number, deep: number): Promise<void> {
  return vector(
    canvas,
    `<rect y="${at(y)}" width="1440" height="400" fill="${mixHex('#2a1410', '#4a2418', deep)}"/><rect y="${at(y)}" width="1440" height="${at(4 + deep * 6)}" fill="${mixHex('#7a4022', '#c07438', deep)}"/><rect y="${at(y + 4 + deep * 6)}" width="1440" height="${at(20 + deep * 40)}" fill="#0a0403" fill-opacity=".35"/>`,
  );
}

/** Lamps of Tihar on a stair, the near ones sharp, the far ones only light. */
export const lamps: Drawing = {
  ...BESIDE,
  shows: 'Clay lamps of Tihar burning row above row on a dark stair',
  development: { grain: 0.02, corners: 0.45 },
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#0b0a1e'],
        [0.5, '#1d0f1c'],
        [1, '#24100c'],
      ]),
    );
    const random = chance(501);
    for (let index = 0; index < 110; index++) {
      const size = random.between(8, 40);
      const y = 60 + random.next() ** 0.8 * 330;
      dab(canvas, random.between(-20, 1460), y, {
        long: size,
        broad: size,
        colour: colour(random.pick(['#ffb347', '#ff8c32', '#ffd98a', '#e2552f', '#ffc46b'])),
        cover: random.between(0.08, 0.34),
      });
    }
    const rows = [
      { y: 420, size: 34, gap: 92, blur: 2.6 },
      { y: 540, size: 52, gap: 140, blur: 1 },
      { y: 700, size: 82, gap: 222, blur: 0 },
      { y: 930, size: 132, gap: 350, blur: 0 },
    ];
    for (const [index, { y, size, gap, blur }] of rows.entries()) {
      await step(canvas, y + size * 0.3, index / 3);
      let drawn = DEFS;
      const lights: [number, number][] = [];
      for (let x = 40 - (index % 2) * gap * 0.4; x < 1480; x += gap) {
        const place = x + random.between(-gap, gap) * 0.1;
        lights.push([place, y + random.between(-3, 3)]);
      }
      for (const [x, lampY] of lights)
        glow(canvas, {
          x,
          y: lampY + size * 0.5,
          reach: size * 0.9,
          colour: colour('#ff9a3c'),
          strength: 0.55,
          wide: 2.1,
        });
      for (const [x, lampY] of lights) drawn += lamp(x, lampY, size, random.between(-0.12, 0.14));
      await vector(canvas, drawn, { blur });
      for (const [x, lampY] of lights)
        glow(canvas, {
          x,
          y: lampY - size * 0.35,
          reach: size * 1.7,
          colour: colour('#ffab4a'),
          strength: 0.5,
        });
    }
  },
};
