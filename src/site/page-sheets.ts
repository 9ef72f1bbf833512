/**
 * Style sheets that some pages have beside the site's own, which every page has: name → where the source stands. A page
 * asks for one with `<Document sheet="home">`. Everything is drawn only when its sheets have come, so the site's own
 * holds what every page and the much read notices and news need, and each of these what a kind of page adds.
 */
export const pageSheets = {
  home: 'src/site/page-styles/home.css',
  chapters: 'src/site/page-styles/chapters.css',
  forms: 'src/site/page-styles/forms.css',
  album: 'src/site/page-styles/album.css',
  finding: 'src/site/page-styles/finding.css',
  api: 'src/site/page-styles/api.css',
} as const;

export type PageSheet = keyof typeof pageSheets;
