/** An address as people read it: decoded, where that does not change which address it is. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
