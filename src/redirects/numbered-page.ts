import { addressOf, keyOf } from './address.ts';

/** By which WordPress, Joomla and Drupal number their pages at `/`. No other query is counted: it may be personal. */
const NUMBERED = /^(?:p|page_id|attachment_id|cat|tag_id|author|m|id|itemid|nid)=\d{1,8}$/;

/** The address of a page of a former site that the home page's query names by a number; null where it names none. */
export function numberedPageOf(url: string): string | null {
  const parameters = addressOf(url).parameters.filter((parameter) => NUMBERED.test(parameter));
  return parameters.length > 0 ? keyOf({ path: '/', parameters }) : null;
}
