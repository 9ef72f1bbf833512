import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { colour, mixHex, scale } from '../brush/colour.ts';
import { glow, mist } from '../brush/light.ts';
import { ridge } from '../brush/ridge.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

/** A temple of several roofs, seen against the light. Place is the middle of its foot. */
function temple(x: number, foot: number, width: number, tiers: number, tone: string, rim: string): string {
  let drawn = '';
  let y = foot;
  let broad = width;
  for (let tier = 0; tier < tiers; tier++) {
    const body = broad * 0.3;
    const wall = broad * 0.58;
    drawn += `<rect x="${at(x - wall / 2)}" y="${at(y - body)}" width="${at(wall)}" height="${at(body)}" fill="${tone}"/>`;
    const eaves = y - body * 0.62;
    const top = y - body * 1.32;
    const half = broad * 0.56;
    for (let strut = -3; strut <= 3; strut++) {
      const inner = x + (strut * wall) / 6.4;
      drawn += `<path d="M${at(inner)} ${at(eaves + body * 0.3)}L${at(inner + strut * broad * 0.035)} ${at(eaves)}" stroke="${tone}" stroke-width="${at(broad * 0.014)}"/>`;
    }
    const roof = `M${at(x - half)} ${at(eaves - body * 0.1)}Q${at(x - half * 0.86)} ${at(eaves)} ${at(x - half * 0.8)} ${at(eaves)}H${at(x + half * 0.8)}Q${at(x + half * 0.86)} ${at(eaves)} ${at(x + half)} ${at(eaves - body * 0.1)}Q${at(x + half * 0.6)} ${at(eaves - body * 0.24)} ${at(x + broad * 0.26)} ${at(top)}H${at(x - broad * 0.26)}Q${at(x - half * 0.6)} ${at(eaves - body * 0.24)} ${at(x - half)} ${at(eaves - body * 0.1)}Z`;
    drawn += `<path d="${roof}" fill="${tone}"/><path d="M${at(x + broad * 0.26)} ${at(top)}Q${at(x + half * 0.6)} ${at(eaves - body * 0.24)} ${at(x + half)} ${at(eaves - body * 0.1)}" fill="none" stroke="${rim}" stroke-width="${at(broad * 0.012)}"/>`;
    y -= body * 1.12;
    broad *= 0.78;
  }
  const tip = y - broad * 0.12;
  return `${drawn}<path d="M${at(x - broad * 0.3)} ${at(tip + broad * 0.08)}L${at(x)} ${at(tip - broad * 0.3)}L${at(x + broad * 0.3)} ${at(tip + broad * 0.08)}Z" fill="${tone}"/><path d="M${at(x - broad * 0.07)} ${at(tip - broad * 0.24)}Q${at(x - broad * 0.07)} ${at(tip - broad * 0.4)} ${at(x - broad * 0.015)} ${at(tip - broad * 0.42)}L${at(x)} ${at(tip - broad * 0.72)}L${at(x + broad * 0.015)} ${at(tip - broad * 0.42)}Q${at(x + broad * 0.07)} ${at(tip - broad * 0.4)} ${at(x + broad * 0.07)} ${at(tip - broad * 0.24)}Z" fill="${rim}"/>`;
}

/** Houses around a square: flat terraces, small hipped roofs, here and there a water tank. */
function houses(foot: number, tall: number, seed: number, tone: string, lamps: boolean): string {
  const random = chance(seed);
  let drawn = '';
  let lit = '';
  for (let x = -30; x < 1470; ) {
    const wide = random.between(70, 150);
    const high = tall * random.between(0.55, 1.1);
    drawn += `<rect x="${at(x)}" y="${at(foot - high)}" width="${at(wide + 2)}" height="${at(high + 300)}"/>`;
    if (random.next() < 0.55)
      drawn += `<path d="M${at(x - 12)} ${at(foot - high)}l${at(wide * 0.25)} ${at(-tall * 0.24)}h${at(wide * 0.62)}l${at(wide * 0.25)} ${at(tall * 0.24)}Z"/>`;
    else
      drawn += `<rect x="${at(x + wide * 0.3)}" y="${at(foot - high - 22)}" width="26" height="20" rx="4"/>`;
    for (let pane = 0; pane < 3; pane++) {
      if (lamps && random.next() < 0.4)
        lit += `<rect x="${at(x + 14 + pane * 26)}" y="${at(foot - high + random.between(24, 92))}" width="11" height="16"/>`;
    }
    x += wide;
  }
  return `<g fill="${tone}">${drawn}</g><g fill="#ffc56b">${lit}</g>`;
}

function pigeons(): string {
  const random = chance(90);
  return Array.from({ length: 34 }, () => {
    const turn = random.between(0, Math.PI * 2);
    const x = 470 + Math.cos(turn) * random.between(120, 240);
    const y = 250 + Math.sin(turn) * random.between(40, 105);
    const span = random.between(5, 10);
    return `<path d="M${at(x - span)} ${at(y - span * random.between(-0.3, 0.7))}L${at(x)} ${at(y)}L${at(x + span)} ${at(y - span * random.between(-0.2, 0.8))}L${at(x)} ${at(y + 2.5)}Z" fill="#5c2f2a"/>`;
  }).join('');
}

/** Roofs above roofs in the gold of a winter evening, with the pigeons going round. */
export const tieredRoofs: Drawing = {
  ...BESIDE,
  shows: 'Tiered temple roofs in silhouette before a golden evening sky',
  async paint(canvas) {
    wash(
      canvas,
      scale([
        [0, '#e3a14f'],
        [0.3, '#f3c170'],
        [0.6, '#fbe0a4'],
        [1, '#fbe3b0'],
      ]),
    );
    glow(canvas, { x: 960, y: 470, reach: 560, colour: colour('#fff3cc'), strength: 0.8, wide: 1.3 });
    ridge(canvas, {
      y: 520,
      rise: 70,
      wave: 420,
      seed: 17,
      crest: colour('#dca562'),
      foot: colour('#f4d597'),
      fade: 130,
      sharp: 0.6,
      relief: 0.04,
    });
    const depths = [
      {
        foot: 650,
        tall: 70,
        temples: [
          [1200, 250, 2],
          [640, 210, 3],
        ] as const,
      },
      { foot: 740, tall: 100, temples: [[880, 330, 3]] as const },
      {
        foot: 850,
        tall: 120,
        temples: [
          [350, 470, 5],
          [1270, 380, 2],
        ] as const,
      },
    ];
    for (const [index, { foot, tall, temples }] of depths.entries()) {
      const near = index / 2;
      const tone = mixHex('#cf935a', '#3d1a1b', near ** 0.8);
      const rim = mixHex('#f2c98a', '#f0a04a', near);
      await vector(
        canvas,
        temples.map(([x, width, tiers]) => temple(x, foot, width, tiers, tone, rim)).join('') +
          houses(foot + 26, tall, 30 + index, mixHex(tone, '#2a1014', near * 0.25), near === 1),
      );
      if (near < 1)
        mist(canvas, {
          y: foot + 40,
          thickness: 90,
          colour: colour('#f8dba0'),
          strength: 0.75,
          seed: 40 + index,
        });
    }
    await vector(canvas, pigeons());
    await vector(canvas, '<rect y="860" width="1440" height="200" fill="#1d0b12"/>', {
      blur: 40,
      opacity: 0.75,
    });
  },
};
