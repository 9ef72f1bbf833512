/**
 * Props of an action that is shown as an icon, under a name and tooltip.
 * @param describedBy id of the element that tells it apart from the same action elsewhere, such as its row's title
 */
export const quietAction = (label: string, describedBy?: string) =>
  ({
    variant: 'subtle',
    color: 'gray',
    size: 36,
    'aria-label': label,
    'aria-describedby': describedBy,
    title: label,
  }) as const;
