import { digits } from '../language.ts';

/** Half of a network address as the screens show it. One with letters in it, IPv6, stays in Latin digits. */
export const networkShown = (network: string): string => (network.includes(':') ? network : digits(network));
