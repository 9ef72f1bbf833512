/**
 * Style sheets that some pages have beside the site's own, which every page has: name → where the source stands. A page
 * asks for one with `<Document sheet="home">`. Everything is drawn only when its sheets have come, so the site's own
 * holds what every page and the much read notices and news need, and each of these what a kind of page adds.
 */
export const pageSheets = {
  home: 'src/site/sheets/home.css',
  chapters: 'src/site/sheets/chapters.css',
  forms: 'src/site/sheets/forms.css',
  album: 'src/site/sheets/album.css',
  finding: 'src/site/sheets/finding.css',
  api: 'src/site/sheets/api.css',
} as const;

export type PageSheet = keyof typeof pageSheets;
