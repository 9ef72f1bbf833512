/** So many of what a type's records are called: '1 notice', '3 faculties', '2 pieces of admission content'. */
export function counted(count: number, noun: string): string {
  if (noun.endsWith(' content')) return `${count} ${count === 1 ? 'piece' : 'pieces'} of ${noun}`;
  if (count === 1) return `1 ${noun}`;
  return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
