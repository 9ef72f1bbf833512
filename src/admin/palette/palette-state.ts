import { openState } from '../dialog/open-state.ts';

const state = openState();
let begun = '';

/** Whether the palette is open, and with which text it begins. */
export const palette = {
  ...state,
  begunWith: () => begun,
  open: () => palette.openWith(''),
  openWith(typed: string) {
    begun = typed;
    state.open();
  },
};
