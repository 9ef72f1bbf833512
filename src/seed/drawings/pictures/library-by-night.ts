import { bricks } from '../brush/bricks.ts';
import { wash } from '../brush/canvas.ts';
import { chance } from '../brush/chance.ts';
import { glow } from '../brush/light.ts';
import { at, vector } from '../brush/vector.ts';
import { BESIDE, type Drawing } from '../drawing.ts';

const SILL = 690;

/** The shelves that are seen through the glass. */
function shelves(): string {
  const random = chance(1081);
  let drawn = '';
  for (const floor of [270, 400, 530]) {
    for (let x = 340; x < 1100; ) {
      const wide = random.between(10, 24);
      const tall = random.between(66, 102);
      if (random.next() < 0.93)
        drawn += `<rect x="${at(x)}" y="${at(floor - tall)}" width="${at(wide - 1.5)}" height="${at(tall)}" fill="${random.pick(['#8a2f2a', '#b5603a', '#2f4f6f', '#3a665a', '#c9963f', '#dccba0', '#6b4a3a'])}"/>`;
      x += wide;
    }
    drawn += `<path d="M330 ${floor}H1110v9H330Z" fill="#6b3c20"/>`;
  }
  return drawn;
}

const READER =
  '<g fill="#24130f"><path d="M520 690Q520 590 580 566Q612 556 614 530L618 506H668L672 532Q676 552 704 566Q742 590 744 690Z"/><path d="M606 470Q606 414 652 414Q694 416 696 452L706 482Q708 490 697 492L694 514Q690 530 664 528Q632 530 618 506Q606 494 606 470Z"/><path d="M690 430Q676 396 640 402Q596 408 596 460Q580 470 584 500Q590 520 616 522Q632 500 630 470Q664 462 690 430Z"/><circle cx="592" cy="498" r="27"/><path d="M704 566Q748 600 776 656L806 668L800 690H700Z"/></g><path d="M752 664L830 640L912 664L832 680Z" fill="#fff4da"/><path d="M830 640V678" stroke="#b58a5c" stroke-width="3"/><path d="M960 690V560L916 520" stroke="#24130f" stroke-width="9" fill="none"/><path d="M880 540Q888 490 944 498L930 548Z" fill="#2f7a5f"/><path d="M926 690H994V680Q960 668 926 680Z" fill="#24130f"/>';

/** The library's window from outside, when one still reads. */
export const libraryByNight: Drawing = {
  ...BESIDE,
  shows: 'Someone reading by a lamp behind a large library window in a brick wall at night',
  development: { grain: 0.02, corners: 0.42 },
  async paint(canvas) {
    wash(canvas, () => [0.05, 0.06, 0.14]);
    bricks(canvas, {
      long: 62,
      high: 20,
      seed: 1083,
      light: (x, y) => {
        const far = Math.hypot((x - 720) / 1.25, y - 470);
        return 0.26 + 0.62 * Math.max(0, 1 - far / 760) ** 2;
      },
    });
    await vector(canvas, '<rect width="1440" height="960" fill="#26356e" fill-opacity=".2"/>', {
      meeting: 'over',
      blur: 4,
    });
    await vector(
      canvas,
      `<defs><radialGradient id="room" cx=".55" cy=".7" r=".8"><stop stop-color="#ffdd94"/><stop offset=".5" stop-color="#e8a04a"/><stop offset="1" stop-color="#8a4a20"/></radialGradient><clipPath id="opening"><path d="M340 ${SILL}V330Q340 140 720 140T1100 330V${SILL}Z"/></clipPath></defs><path d="M296 ${SILL + 6}V320Q296 92 720 92T1144 320V${SILL + 6}Z" fill="#2a1610"/><path d="M316 ${SILL}V324Q316 114 720 114T1124 324V${SILL}Z" fill="#5a321e"/><g clip-path="url(#opening)"><rect x="330" y="120" width="780" height="580" fill="url(#room)"/>${shelves()}<rect x="330" y="120" width="780" height="580" fill="#f0a94e" fill-opacity=".3"/></g>`,
    );
    glow(canvas, { x: 850, y: 610, reach: 300, colour: [1, 0.86, 0.5], strength: 0.7, wide: 1.2 });
    await vector(
      canvas,
      `<g>${READER}</g><g stroke="#2a1610" stroke-width="15" fill="none"><path d="M530 130V${SILL}M720 110V${SILL}M910 130V${SILL}M330 420H1110"/></g><g stroke="#7a4a2a" stroke-width="3"><path d="M525 140V${SILL}M715 120V${SILL}M905 140V${SILL}M340 415H1100"/></g><path d="M240 ${SILL}H1200V${SILL + 34}H240Z" fill="#3a2014"/><path d="M240 ${SILL}H1200v7H240Z" fill="#a86a3a"/><path d="M280 ${SILL + 34}h60l-14 34h-32zM1100 ${SILL + 34}h60l-14 34h-32z" fill="#24130d"/>`,
    );
    const random = chance(1087);
    let ivy = '';
    for (let leaf = 0; leaf < 240; leaf++) {
      const down = random.next() ** 1.4;
      const x = 1440 - random.between(0, 300) * (1 - down * 0.75);
      const y = down * 720;
      const size = random.between(9, 22);
      ivy += `<path transform="translate(${at(x)} ${at(y)}) rotate(${at(random.between(0, 360))}) scale(${at(size / 10)})" d="M0-10Q8-6 8 0Q6 8 0 12Q-6 8-8 0Q-8-6 0-10Z" fill="${random.pick(['#16301f', '#1f4028', '#0f2418', '#2b4f30'])}"/>`;
    }
    await vector(canvas, ivy);
    glow(canvas, { x: 720, y: 480, reach: 640, colour: [1, 0.68, 0.32], strength: 0.26, wide: 1.3 });
    await vector(canvas, '<path d="M340 730L1100 730L1330 980H110Z" fill="#ffb95e" fill-opacity=".3"/>', {
      blur: 26,
      meeting: 'screen',
    });
  },
};
