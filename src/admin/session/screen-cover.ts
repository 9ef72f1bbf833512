import './screen-cover.css';

const { dataset } = document.documentElement;

/** Hides the screen, but not the dialog that asks to sign in again; what is typed stays. */
export function hideScreen(): void {
  dataset.covered = '';
}

export function showScreen(): void {
  delete dataset.covered;
}

export const isScreenHidden = () => dataset.covered !== undefined;
