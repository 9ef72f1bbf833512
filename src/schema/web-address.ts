/**
 * A host of at least two labels, the last one of letters, with port, path and query: 'example.com', 'a.np:8080/b?c'.
 */
const BARE_HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*)\.)+\p{L}[\p{L}\p{M}\p{N}-]+(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * A web address as people type it: trimmed, and one that begins with its host gets `https://` (requirement 17.80).
 * Everything else stays as typed, for the validator.
 */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return BARE_HOST.test(text) ? `https://${text}` : text;
}
