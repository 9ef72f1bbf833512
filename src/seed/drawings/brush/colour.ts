/** Red, green and blue, each 0 to 1. */
export type Colour = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Writes `#rrggbb`. */
export function hexOf([red, green, blue]: Colour): string {
  const pair = (part: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

/** The colour a share of the way from one to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** As `mix`, for and with `#rrggbb`. */
export function mixHex(from: string, to: string, share: number): string {
  return hexOf(mix(colour(from), colour(to), share));
}

/** A scale through several colours at rising positions from 0 to 1. */
export function scale(stops: readonly (readonly [number, string])[]): (at: number) => Colour {
  const parsed = stops.map(([at, hex]) => ({ at, colour: colour(hex) }));
  return (at) => {
    let below = parsed[0];
    for (const stop of parsed) {
      if (stop.at > at) {
        if (!below || below === stop) return stop.colour;
        return mix(below.colour, stop.colour, (at - below.at) / (stop.at - below.at));
      }
      below = stop;
    }
    return below?.colour ?? [0, 0, 0];
  };
}

/** The same scale worked out beforehand in steps, for use in every pixel; what it gives must not be changed. */
export function stepped(colourAt: (at: number) => Colour, steps = 512): (at: number) => Colour {
  const colours = Array.from({ length: steps + 1 }, (_, step) => colourAt(step / steps));
  const last = colours[steps] ?? [0, 0, 0];
  return (at) => colours[Math.round(Math.min(1, Math.max(0, at)) * steps)] ?? last;
}

/** 0 below one edge, 1 above the other, smooth between. */
export function smooth(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}
