/** What only the sheet of the keys says. */
export const words = {
  groups: { here: 'On this screen', everywhere: 'Everywhere', goTo: 'Go to' },
  singleKeys: 'Keys without Ctrl',
  singleKeysHint:
    'Switch them off where they get in your way: with dictation, or a key that is pressed by mistake. Remembered in this browser.',
  inEditor:
    'Esc closes a dialog. In the text editor Ctrl and K makes a link, Ctrl, Shift and F fills the window. In a table Shift and arrow keys select cells, Tab then leads to the tools for them.',
};
