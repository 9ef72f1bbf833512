import { chance } from '../chance.ts';
import { mixHex } from '../colour.ts';
import { at } from '../vector.ts';

/** Shoulders and breast, to the foot of the picture. Lengths in pixels from the middle of the head. */
const SHOULDERS =
  'M-132 330C-220 366-330 390-392 470C-440 540-452 720-462 900H462C452 720 440 540 392 470C330 390 220 366 132 330Q0 470-132 330Z';

const dark = (cloth: string, share = 0.35) => mixHex(cloth, '#120c1c', share);
const light = (cloth: string, share = 0.2) => mixHex(cloth, '#fff0d8', share);

/** The garment with the fall of light over it and its sleeves' seams. */
function garment(cloth: string): string {
  return `<defs><linearGradient id="cloth"><stop stop-color="${light(cloth)}"/><stop offset=".5" stop-color="${cloth}"/><stop offset="1" stop-color="${dark(cloth, 0.45)}"/></linearGradient></defs><path d="${SHOULDERS}" fill="url(#cloth)"/><path d="M-300 900Q-318 720-270 610M300 900Q318 720 270 610" fill="none" stroke="${dark(cloth, 0.5)}" stroke-width="7" stroke-opacity=".6"/>`;
}

/** The college's jacket: lapels, a shirt, a tie and the badge on the pocket. */
export function jacket(cloth: string, { tie = '#b3152f', shirt = '#f3eee2' } = {}): string {
  return `${garment(cloth)}<path d="M-128 326L0 640L128 326Q0 440-128 326Z" fill="${shirt}"/><path d="M-128 326L-60 460L0 400L60 460L128 326L96 312Q0 420-96 312Z" fill="${mixHex(shirt, '#ffffff', 0.5)}" stroke="${mixHex(shirt, '#56607a', 0.45)}" stroke-width="4"/>${
    tie
      ? `<path d="M-30 410H30L20 462L46 640L0 700L-46 640L-20 462Z" fill="${tie}"/><path d="M-22 462H22L30 510L-28 540ZM-36 600L38 560L44 620L-40 660Z" fill="${light(tie, 0.3)}" fill-opacity=".6"/>`
      : ''
  }<path d="M-132 326L-214 420L-176 500L-216 520L-24 900H24L216 520L176 500L214 420L132 326L0 640Z" fill="${dark(cloth, 0.2)}"/><path d="M0 640V900" stroke="${dark(cloth, 0.5)}" stroke-width="5"/><path d="M-140 330L-214 420L-176 500L-216 520L-20 900M140 330L214 420L176 500L216 520L20 900" fill="none" stroke="${light(cloth, 0.25)}" stroke-width="4"/><path d="M190 640h96v92q-48 44-96 0z" fill="${dark(cloth, 0.4)}"/><path d="M238 652l26 62h-52z" fill="#e8b23a"/>`;
}

/** A long shirt with a standing collar and its placket. */
export function kurta(cloth: string, trim: string): string {
  return `${garment(cloth)}<path d="M-134 328Q0 470 134 328L112 300Q0 424-112 300Z" fill="${trim}"/><path d="M-24 404h48v496h-48z" fill="${light(cloth, 0.14)}"/><path d="M-24 404v496M24 404v496" stroke="${trim}" stroke-width="8"/><g fill="${trim}"><circle cy="490" r="11"/><circle cy="590" r="11"/><circle cy="690" r="11"/><circle cy="790" r="11"/></g>`;
}

/** A knitted pullover with a high collar. */
export function knitted(wool: string): string {
  let ribs = '';
  for (let x = -104; x <= 104; x += 26)
    ribs += `M${x} ${at(296 + Math.abs(x) * 0.05)}Q${at(x * 1.06)} 350 ${at(x * 1.16)} ${at(412 - Math.abs(x) * 0.3)}`;
  let rows = '';
  for (let y = 470; y < 900; y += 40) rows += `M-440 ${y}Q0 ${y + 76} 440 ${y}`;
  return `${garment(wool)}<path d="${rows}" fill="none" stroke="${dark(wool, 0.3)}" stroke-opacity=".3" stroke-width="9" stroke-dasharray="10 14"/><path d="M-118 282Q0 350 118 282L144 366Q0 474-144 366Z" fill="${light(wool, 0.08)}"/><path d="${ribs}" fill="none" stroke="${dark(wool, 0.4)}" stroke-opacity=".45" stroke-width="5"/>`;
}

/** An open jacket of strong cotton over a plain shirt. */
export function denim(cloth: string, shirt: string): string {
  return `${garment(shirt)}<path d="M-116 336Q0 446 116 336L132 330Q0 474-132 330Z" fill="${light(shirt, 0.3)}"/><path d="M-150 334C-220 366-330 390-392 470C-440 540-452 720-462 900H-110L-90 620ZM150 334C220 366 330 390 392 470C440 540 452 720 462 900H110L90 620Z" fill="${cloth}"/><path d="M-150 334L-236 420L-90 620ZM150 334L236 420L90 620Z" fill="${light(cloth, 0.14)}"/><path d="M-150 334L-236 420L-90 620L-110 900M150 334L236 420L90 620L110 900M-350 560H-160M350 560H160M-330 576h150v110h-150zM330 576h-150v110h150z" fill="none" stroke="${light(cloth, 0.45)}" stroke-width="5" stroke-dasharray="15 8"/>`;
}

/** A sari: the blouse, and its end laid in folds over one shoulder with a woven border. */
export function sari(cloth: string, border: string, blouse: string): string {
  let folds = '';
  for (let fold = 0; fold < 7; fold++) {
    const x = 96 + fold * 40;
    folds += `M${x} ${at(352 + fold * 12)}C${at(x - 60)} 560 ${at(x - 260 + fold * 14)} 720 ${at(x - 440 + fold * 26)} 900`;
  }
  return `${garment(blouse)}<path d="M-140 334Q0 500 140 334L100 330Q0 440-100 330Z" fill="${dark(blouse, 0.25)}"/><path d="M84 350L130 326C222 360 334 384 396 468C444 540 456 720 466 900H-440C-300 760-20 640 84 350Z" fill="${cloth}"/><path d="${folds}" fill="none" stroke="${dark(cloth, 0.4)}" stroke-opacity=".5" stroke-width="8"/><path d="M84 350C-20 640-300 760-440 900H-330C-190 780 70 660 132 352Z" fill="${border}"/><path d="M96 356C0 640-280 770-408 900M116 356C30 650-240 780-362 900" fill="none" stroke="${light(cloth, 0.55)}" stroke-width="5" stroke-dasharray="16 12"/>`;
}

/** A warm shawl round both shoulders, crossed over the breast, with its woven edge. */
export function shawl(wool: string, edge: string, under: string): string {
  let weave = '';
  for (let step = 0; step < 9; step++) {
    const y = 420 + step * 62;
    weave += `M${at(-420 - step * 4)} ${at(y + 60)}Q-200 ${at(y + 20)} ${at(40 - step * 6)} ${at(y + 150)}`;
  }
  return `${garment(under)}<path d="M128 322C250 360 360 390 410 480C452 560 466 720 474 900H-80C60 740 110 540 96 350Z" fill="${dark(wool, 0.22)}"/><path d="M-128 322C-250 360-360 390-410 480C-452 560-466 720-474 900H330C150 780-90 560-96 350Z" fill="${wool}"/><path d="${weave}" fill="none" stroke="${light(wool, 0.4)}" stroke-opacity=".3" stroke-width="6"/><path d="M-96 350C-90 560 150 780 330 900H220C50 790-170 580-150 340Z" fill="${edge}"/><path d="M-112 362C-100 580 110 760 280 890M-136 352C-140 580 70 780 240 894" fill="none" stroke="#f6e3b8" stroke-width="6" stroke-dasharray="4 18" stroke-linecap="round"/>`;
}

/** A scarf over head and shoulders; drawn after the face. */
export function headscarf(cloth: string): string {
  return `<path d="M0-250C-190-252-226-90-206 60C-196 190-250 300-330 420C-240 520-60 560 20 640C120 560 280 500 330 420C250 300 196 190 206 60C226-90 190-252 0-250ZM0-166C110-170 160-100 152-20C146 110 100 226 0 236C-100 226-146 110-152-20C-160-100-110-170 0-166Z" fill-rule="evenodd" fill="${cloth}"/><path d="M-176 100C-170 230-120 300 20 400M-186 170C-200 280-130 370 30 480M170 120C180 240 120 300-20 350M-160-110C-130-190-70-222 0-224M206 250Q180 400 40 520" fill="none" stroke="${dark(cloth, 0.4)}" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/><path d="M152-20C146 110 100 226 0 236C-100 226-146 110-152-20" fill="none" stroke="${dark(cloth, 0.5)}" stroke-opacity=".45" stroke-width="12"/>`;
}

/** A cap of Dhaka cloth, higher on one side; drawn after face and hair. */
export function topi(turn = 0): string {
  const random = chance(77);
  const colours = ['#b3202e', '#e0922a', '#f0e6d0', '#2f6b4f', '#1d2c52'] as const;
  let weave = '';
  for (let row = 0; row < 6; row++) {
    for (let column = -6; column <= 6; column++) {
      const x = column * 30 + (row % 2) * 15;
      const y = -350 + row * 34;
      weave += `<path d="M${x}-17L${x + 15} 0L${x} 17L${x - 15} 0Z" transform="translate(0 ${y})" fill="${random.pick(colours)}"/><path d="M${x}-6L${x + 6} 0L${x} 6L${x - 6} 0Z" transform="translate(0 ${y})" fill="${random.pick(['#f0e6d0', '#7d1322'])}"/>`;
    }
  }
  return `<g transform="translate(${turn * 0.4} 0)"><clipPath id="topi"><path d="M-170-122C-176-220-150-322-96-344C0-366 110-320 142-284C170-240 172-180 170-122Q0-186-170-122Z"/></clipPath><g clip-path="url(#topi)"><path d="M-200-380H200V-100H-200Z" fill="#7d1322"/>${weave}<path d="M40-380Q80-240 60-120H200V-380Z" fill="#1a0a10" fill-opacity=".28"/></g><path d="M-170-122Q0-186 170-122L171-150Q0-214-171-150Z" fill="#2a1016" fill-opacity=".55"/><path d="M-96-344C-60-300 80-270 142-284" fill="none" stroke="#2a1016" stroke-opacity=".5" stroke-width="8"/></g>`;
}
