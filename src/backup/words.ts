/** What staff read of a restored site. */
export const words = {
  missed:
    'This was to appear by itself, and its moment passed before the site was restored from a backup. Publish it now, or schedule it again.',
};
