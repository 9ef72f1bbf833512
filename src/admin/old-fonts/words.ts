export const words = {
  title: 'This text is in an old font',
  explains:
    'It was typed in Preeti or Kantipur, whose letters nobody sees without that font. In Unicode everybody can read and find it.',
  before: 'As pasted',
  after: 'In Unicode',
  leave: 'Leave it as pasted',
  leaveKey: 'The Escape key leaves it too.',
  change: 'Change it to Unicode',
  changed: 'The text was changed to Unicode',
};
