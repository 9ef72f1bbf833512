import { mixHex } from '../colour.ts';

/** How a face is painted: few, calm shapes, lit from the left. Lengths in pixels from the middle of the head. */
export interface Face {
  /** The colour of the skin in half light. */
  skin: string;
  /** Colour of the brows. */
  brows: string;
  /** How far the face is turned to one side, in pixels; negative is left. */
  turn?: number;
  /** Breadth of the face; 1 is usual. */
  broad?: number;
  /** Lines of a life beside eyes and mouth, 0 to 1. */
  years?: number;
  /** How much the mouth smiles, 0 to 1. */
  smile?: number;
}

/** The outline of a face of usual breadth. */
const OUTLINE = 'M-160-70C-166-232 166-232 160-70C158 70 128 214 0 236C-128 214-158 70-160-70Z';

/** Light and shadow of a skin. */
export const litSkin = (skin: string): string => mixHex(skin, '#ffe6c4', 0.3);
export const shadedSkin = (skin: string): string => mixHex(skin, '#4b1620', 0.38);

function eye(x: number, brows: string): string {
  return `<g transform="translate(${x} -14)"><path d="M-31 3Q0-25 31 3Q0 16-31 3Z" fill="#f4e7d8"/><ellipse cy="-3" rx="12.5" ry="12" fill="#2a1712"/><circle cx="-4" cy="-7" r="3.4" fill="#fff6e8"/><path d="M-35 4Q-4-28 34 3" fill="none" stroke="${mixHex(brows, '#1a0d0a', 0.6)}" stroke-width="7" stroke-linecap="round"/></g>`;
}

/** Head and neck as SVG, about the middle of the head. */
export function face({ skin, brows, turn = 0, broad = 1, years = 0, smile = 0.5 }: Face): string {
  const lit = litSkin(skin);
  const dark = shadedSkin(skin);
  const lip = mixHex(skin, '#7d2430', 0.5);
  const corner = 138 - smile * 10;
  const lines =
    years > 0
      ? `<g fill="none" stroke="${dark}" stroke-opacity="${years * 0.55}" stroke-width="5" stroke-linecap="round"><path d="M-66 82Q-84 108-82 134M66 82Q84 108 82 134M-106 26Q-76 40-46 28M106 26Q76 40 46 28M-60-132Q0-142 62-132M-46-112Q0-119 48-112"/></g>`
      : '';
  return `<defs><linearGradient id="skin"><stop stop-color="${lit}"/><stop offset=".55" stop-color="${skin}"/><stop offset="1" stop-color="${dark}"/></linearGradient><linearGradient id="neck" x2="0" y2="1"><stop offset=".25" stop-color="${dark}"/><stop offset="1" stop-color="${skin}"/></linearGradient><clipPath id="face"><path d="${OUTLINE}"/></clipPath></defs>
<path d="M-82 120C-80 250-92 320-150 372L0 470L150 372C92 320 80 250 82 120Z" fill="url(#neck)"/>
<g transform="scale(${broad} 1)"><ellipse cx="${-160 - turn * 0.3}" cy="18" rx="24" ry="44" fill="${skin}"/><ellipse cx="${160 - turn * 0.3}" cy="18" rx="24" ry="44" fill="${dark}"/><path d="${OUTLINE}" fill="url(#skin)"/>
<g clip-path="url(#face)"><path d="M${70 + turn}-240C${40 + turn}-120 ${96 + turn}-20 ${74 + turn} 60C${90 + turn} 150 ${30 + turn} 200 ${20 + turn} 250L260 250V-240Z" fill="${dark}" fill-opacity=".26"/><ellipse cx="${-84 + turn}" cy="70" rx="48" ry="36" fill="#e8735a" fill-opacity=".13"/><ellipse cx="${86 + turn}" cy="70" rx="46" ry="36" fill="#b8402f" fill-opacity=".12"/></g>
<g transform="translate(${turn} 0)">${lines}
<path d="M-114-62Q-78-90-34-66Q-76-76-114-62ZM114-62Q78-90 34-66Q76-76 114-62Z" fill="${brows}" stroke="${brows}" stroke-width="7" stroke-linejoin="round"/>
${eye(-72, brows)}${eye(72, brows)}
<path d="M6-46C16 10 38 52 32 74C22 90-6 92-26 82C-8 84 8 80 12 70C14 40 4 0 6-46Z" fill="${dark}" fill-opacity=".5"/>
<path d="M-50 ${corner}Q-22 ${corner - 6} 0 ${corner + 2}Q22 ${corner - 6} 50 ${corner}Q26 ${corner + 16 + smile * 18} 0 ${corner + 18 + smile * 18}Q-26 ${corner + 16 + smile * 18}-50 ${corner}Z" fill="${lip}" fill-opacity=".75"/>
<path d="M-54 ${corner - 2}Q-24 ${corner + 4 + smile * 10} 0 ${corner + 6 + smile * 8}Q24 ${corner + 4 + smile * 10} 54 ${corner - 2}" fill="none" stroke="${mixHex(lip, '#35090c', 0.55)}" stroke-width="5" stroke-linecap="round"/></g></g>`;
}

/** A round red mark on the forehead. */
export function tika(turn = 0): string {
  return `<circle cx="${turn}" cy="-104" r="11" fill="#c01530"/>`;
}

/** Glasses with round or square rims. */
export function glasses(turn = 0, { rim = '#2a1b16', square = false } = {}): string {
  const lens = square
    ? (x: number) => `<rect x="${x - 54}" y="-54" width="108" height="84" rx="20"/>`
    : (x: number) => `<circle cx="${x}" cy="-12" r="52"/>`;
  return `<g transform="translate(${turn} 0)" fill="#dff0ff" fill-opacity=".12" stroke="${rim}" stroke-width="9">${lens(-72)}${lens(72)}<path d="M-20-18Q0-32 20-18M-126-20L-158-26M126-20L158-26" fill="none"/></g>`;
}

/** A full beard, or with `chin` false a moustache alone. */
export function beard(hair: string, turn = 0, { chin = true } = {}): string {
  const moustache = `<path d="M${turn} 104C${turn - 26} 96 ${turn - 62} 110 ${turn - 74} 138C${turn - 46} 128 ${turn - 20} 126 ${turn} 122C${turn + 20} 126 ${turn + 46} 128 ${turn + 74} 138C${turn + 62} 110 ${turn + 26} 96 ${turn} 104Z" fill="${hair}"/>`;
  if (!chin) return moustache;
  return `<path d="M-162-6C-150 60-140 84-96 106C-70 112-62 118-66 140C-60 178-24 184 0 184C24 184 60 178 66 140C62 118 70 112 96 106C140 84 150 60 162-6C172 130 120 262 0 268C-120 262-172 130-162-6Z" fill="${hair}"/>${moustache}`;
}
