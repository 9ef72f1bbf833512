import { at } from './vector.ts';

/** A carved window of the valley as SVG: wide sill and lintel, doubled frame, lattice. Place is its upper left. */
export function carvedWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  { wood = '#2c1710', worn = '#4d2b1b', behind = '#0d0706' } = {},
): string {
  const frame = width * 0.11;
  const box = (left: number, top: number, wide: number, high: number, fill: string) =>
    `<rect x="${at(left)}" y="${at(top)}" width="${at(wide)}" height="${at(high)}" fill="${fill}"/>`;
  const inner = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame };
  const step = inner.width / 9;
  let lattice = '';
  for (let line = -inner.height; line < inner.width + inner.height; line += step) {
    lattice += `M${at(inner.x + line)} ${at(inner.y)}l${at(inner.height)} ${at(inner.height)}`;
    lattice += `M${at(inner.x + line)} ${at(inner.y)}l${at(-inner.height)} ${at(inner.height)}`;
  }
  let studs = '';
  const stud = width * 0.024;
  for (let along = 0; along < 1.0001; along += 1 / 14) {
    const place = inner.x + along * inner.width;
    studs += `<circle cx="${at(place)}" cy="${at(y + frame / 2)}" r="${at(stud)}" fill="${worn}"/>`;
    studs += `<circle cx="${at(place)}" cy="${at(y + height - frame / 2)}" r="${at(stud)}" fill="${worn}"/>`;
  }
  const id = `w${Math.round(x)}-${Math.round(y)}`;
  return `<clipPath id="${id}"><rect x="${at(inner.x)}" y="${at(inner.y)}" width="${at(inner.width)}" height="${at(inner.height)}"/></clipPath>
${box(x - width * 0.3, y - frame * 1.15, width * 1.6, frame * 1.15, wood)}
${box(x - width * 0.3, y - frame * 0.35, width * 1.6, frame * 0.22, worn)}
${box(x - width * 0.24, y + height, width * 1.48, frame * 1.1, wood)}
${box(x - width * 0.24, y + height, width * 1.48, frame * 0.2, worn)}
${box(x, y, width, height, wood)}
${box(x + frame * 0.3, y + frame * 0.2, frame * 0.16, height - frame * 0.4, worn)}
${box(x + width - frame * 0.46, y + frame * 0.2, frame * 0.16, height - frame * 0.4, worn)}
${box(inner.x, inner.y, inner.width, inner.height, behind)}
<g clip-path="url(#${id})"><path d="${lattice}" stroke="${wood}" stroke-width="${at(step * 0.5)}"/><path d="${lattice}" stroke="${worn}" stroke-width="${at(step * 0.16)}"/></g>${studs}`;
}

/** A roof of small tiles seen from the front as SVG: ridge above, eaves below with a turned-up corner. */
export function tiledRoof(
  left: number,
  right: number,
  ridge: number,
  eaves: number,
  { inset = 0.06, tile = '#5b3327', shade = '#2d1812', light = '#8a5138', rows = 9 } = {},
): string {
  const broad = right - left;
  const lift = (eaves - ridge) * 0.14;
  const outline = `M${at(left + broad * inset)} ${at(ridge)}L${at(right - broad * inset)} ${at(ridge)}L${at(right)} ${at(
    eaves - lift,
  )}Q${at(right - broad * 0.05)} ${at(eaves)} ${at(right - broad * 0.12)} ${at(eaves)}L${at(left + broad * 0.12)} ${at(
    eaves,
  )}Q${at(left + broad * 0.05)} ${at(eaves)} ${at(left)} ${at(eaves - lift)}Z`;
  const id = `r${Math.round(left)}-${Math.round(ridge)}`;
  let courses = '';
  let glints = '';
  const tileWidth = (eaves - ridge) / rows;
  for (let row = 0; row < rows; row++) {
    const y = ridge + ((row + 1) / rows) ** 1.1 * (eaves - ridge);
    courses += `M${at(left)} ${at(y)}`;
    for (let x = left - (row % 2) * tileWidth * 0.5; x < right; x += tileWidth) {
      courses += `q${at(tileWidth / 2)} ${at(tileWidth * 0.42)} ${at(tileWidth)} 0`;
      glints += `M${at(x + tileWidth * 0.25)} ${at(y - tileWidth * 0.2)}h${at(tileWidth * 0.4)}`;
    }
  }
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${tile}"/>
<g clip-path="url(#${id})"><path d="${courses}" fill="none" stroke="${shade}" stroke-width="${at(tileWidth * 0.2)}"/><path d="${glints}" stroke="${light}" stroke-opacity=".5" stroke-width="${at(tileWidth * 0.14)}"/></g>
<path d="M${at(left)} ${at(eaves - lift)}Q${at(left + broad * 0.05)} ${at(eaves)} ${at(left + broad * 0.12)} ${at(eaves)}H${at(right - broad * 0.12)}Q${at(right - broad * 0.05)} ${at(eaves)} ${at(right)} ${at(eaves - lift)}" fill="none" stroke="${shade}" stroke-width="${at(tileWidth * 0.34)}"/>`;
}
