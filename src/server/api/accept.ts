/** The weight of a media type in an `Accept` header (RFC 9110, section 12.5.1); 0 where it is not named. */
function weightOf(accept: string, media: string): number {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== media) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}

/** Whether a caller of a list that is sent as JSON asks for a table. */
export function prefersCsv(accept = ''): boolean {
  const csv = weightOf(accept, 'text/csv');
  return csv > 0 && csv >= weightOf(accept, 'application/json');
}
