/**
 * Fetches the style sheets that pages of other kinds have, so that going there waits for none: as soon as somebody moves
 * on this page, since who only reads it and leaves would pay for them in vain.
 */
const { sheets } = document.body.dataset;
const moves = ['pointermove', 'touchstart', 'keydown', 'scroll'];

const fetchThem = () => {
  for (const move of moves) removeEventListener(move, fetchThem);
  for (const href of sheets?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }),
    );
};

for (const move of moves) addEventListener(move, fetchThem, { passive: true });
