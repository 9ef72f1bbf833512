/** What moves for longer than a moment, although people asked for less motion; a line each. Runs in the page. */
export function whatMoves(): string[] {
  const MOMENT_MS = 20;
  const found = new Set<string>();
  for (const animation of document.getAnimations()) {
    const { effect, playState } = animation;
    const duration = Number(effect?.getComputedTiming().duration ?? 0);
    if (playState === 'finished' || duration <= MOMENT_MS) continue;
    const target = (effect as KeyframeEffect | null)?.target;
    found.add(`${target?.localName}.${target?.getAttribute('class') ?? ''} moves for ${duration} ms`);
  }
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') found.add('The page glides');
  return [...found];
}
