import { chance } from '../chance.ts';
import { mixHex } from '../colour.ts';
import { at } from '../vector.ts';

/** Hair in two parts: what lies behind head and shoulders, and what lies over the face. */
export interface Hair {
  behind: string;
  before: string;
}

const strands = (hair: string, path: string, thick = 5): string =>
  `<path d="${path}" fill="none" stroke="${mixHex(hair, '#e8b48a', 0.28)}" stroke-opacity=".55" stroke-width="${thick}" stroke-linecap="round"/>`;

/** Short hair with a parting. */
export function cropped(hair: string): Hair {
  return {
    behind: `<path d="M-178 10C-200-250 200-250 178 10Q150-60 140-90H-140Q-150-60-178 10Z" fill="${hair}"/>`,
    before: `<path d="M-172-10C-180-80-168-96-150-112C-96-140-60-176-30-168C40-148 110-150 146-104C164-84 172-60 172-10C196-90 196-176 128-226C60-272-60-276-124-232C-196-184-196-90-172-10Z" fill="${hair}"/>${strands(hair, 'M-130-170Q-80-232 0-238M-100-150Q-60-206 10-214M-30-182Q50-206 120-150')}`,
  };
}

/** A head of curls. */
export function curly(hair: string): Hair {
  const random = chance(61);
  let curls = '';
  let shine = '';
  for (let index = 0; index < 60; index++) {
    const turn = -2.75 + (index / 59) * 2.36;
    const far = random.between(176, 228);
    const x = Math.cos(turn) * far * 0.92;
    const y = Math.sin(turn) * far - 34;
    const size = random.between(30, 50);
    curls += `<circle cx="${at(x)}" cy="${at(y)}" r="${at(size)}"/>`;
    shine += `M${at(x - size * 0.5)} ${at(y)}a${at(size * 0.5)} ${at(size * 0.5)} 0 0 1 ${at(size * 0.7)} ${at(-size * 0.4)}`;
  }
  return {
    behind: `<path d="M-176 0C-200-250 200-250 176 0Z" fill="${hair}"/>`,
    before: `<g fill="${hair}">${curls}<path d="M-168-60Q-160-140-90-150Q0-128 90-150Q160-140 168-60Q190-230 0-240Q-190-230-168-60Z"/></g>${strands(hair, shine, 4)}`,
  };
}

/** Hair drawn back from a parting in the middle, with what hangs behind given as SVG. */
function drawnBack(hair: string, behind: string): Hair {
  return {
    behind: `${behind}<path d="M-180 40C-206-262 206-262 180 40Q150 40 140-60H-140Q-150 40-180 40Z" fill="${hair}"/>`,
    before: `<path d="M0-184C-70-170-136-120-152-30Q-160 10-172 30C-196-90-180-250 0-256C180-250 196-90 172 30Q160 10 152-30C136-120 70-170 0-184Z" fill="${hair}"/>${strands(hair, 'M-8-200C-90-190-150-130-164-50M-6-222C-110-214-172-150-178-50M8-200C90-190 150-130 164-50M6-222C110-214 172-150 178-50')}`,
  };
}

/** A bun high behind the head. */
export function bun(hair: string): Hair {
  return drawnBack(
    hair,
    `<ellipse cx="36" cy="-258" rx="98" ry="76" fill="${hair}"/>${strands(hair, 'M-30-280Q30-330 96-290M-20-260Q30-300 104-264')}`,
  );
}

/** A plait that comes over one shoulder: its upper part here, the plait itself from `plait`. */
export function tied(hair: string): Hair {
  return drawnBack(hair, `<path d="M80-60Q250 40 204 330L150 400H60Z" fill="${hair}"/>`);
}

/** The plait itself, laid over the clothes. */
export function plait(hair: string, ribbon: string): string {
  let drawn = '';
  for (let knot = 0; knot < 8; knot++) {
    const x = 176 - knot * 5 + Math.sin(knot * 0.7) * 8;
    const y = 190 + knot * 62;
    const half = 52 - knot * 2.6;
    drawn += `<path d="M${at(x - half)} ${at(y)}Q${at(x - half)} ${at(y + 56)} ${at(x)} ${at(y + 74)}Q${at(x + half)} ${at(y + 56)} ${at(x + half)} ${at(y)}Q${at(x)} ${at(y - 36)} ${at(x - half)} ${at(y)}Z" fill="${mixHex(hair, '#e8b48a', knot % 2 ? 0.05 : 0.15)}"/>`;
    drawn += strands(
      hair,
      `M${at(x - half * 0.7)} ${at(y + 22)}Q${at(x)} ${at(y + 62)} ${at(x + half * 0.7)} ${at(y + 22)}`,
      4,
    );
  }
  return `${drawn}<path d="M108 690h72l-8 34h-56z" fill="${ribbon}"/><path d="M118 724Q104 800 130 836Q150 850 166 836Q188 800 172 724Z" fill="${hair}"/>`;
}

/** Long hair falling behind the shoulders, parted at one side. */
export function long(hair: string): Hair {
  return {
    behind: `<path d="M0-258C-200-262-226-60-214 120C-206 260-236 360-262 470H262C236 360 206 260 214 120C226-60 200-262 0-258Z" fill="${hair}"/>`,
    before: `<path d="M-60-190C-124-160-158-90-160 10C-170 90-176 150-196 240C-240 60-226-252-10-258C216-254 240 60 196 240C176 150 172 90 164 0C140-70 40-130-60-190Z" fill="${hair}"/>${strands(hair, 'M-70-206C-150-170-184-60-190 80M-56-226C-160-200-206-80-204 60M-40-206C60-150 150-110 184 10M-20-226C90-190 176-120 198 30')}`,
  };
}

/** Hair cut straight at the chin, with a fringe. */
export function bobbed(hair: string): Hair {
  return {
    behind: `<path d="M-206 190C-240-120-190-264 0-262C190-264 240-120 206 190Q120 220 0 214Q-120 220-206 190Z" fill="${hair}"/>`,
    before: `<path d="M-152-92Q-80-118 0-114Q80-118 152-92Q150 60 150 176Q186 190 206 190C240-120 190-264 0-262C-190-264-240-120-206 190Q-186 190-150 176Q-150 60-152-92Z" fill="${hair}"/>${strands(hair, 'M-120-120Q-100-190-50-232M-60-126Q-46-190-20-236M0-126V-236M60-126Q46-190 20-236M120-120Q100-190 50-232M-186 140Q-204-20-160-140M186 140Q204-20 160-140')}`,
  };
}

/** Thin hair brushed back from a high forehead. */
export function receding(hair: string): Hair {
  return {
    behind: `<path d="M-182 30C-196-240 196-240 182 30Q150-20 150-60H-150Q-150-20-182 30Z" fill="${hair}"/>`,
    before: `<path d="M-174 20C-168-60-160-120-128-158C-70-206 80-206 128-158C160-120 168-60 174 20C204-90 190-190 122-230C60-264-60-264-122-230C-190-190-204-90-174 20Z" fill="${hair}"/>${strands(hair, 'M-126-176Q-80-230 0-236M-104-184Q-60-222 20-222M-20-212Q70-222 128-166')}`,
  };
}
