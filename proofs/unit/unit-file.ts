/** The directives of a unit of systemd by name, in the order of their lines. */
export type Unit = ReadonlyMap<string, readonly string[]>;

/** Reads a unit. Sections do not matter here, since no directive of ours is in two of them. */
export function readUnit(text: string): Unit {
  const unit = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (name) unit.set(name, [...(unit.get(name) ?? []), value]);
  }
  return unit;
}

/** The words of a command as systemd starts it: quotes are taken off, `$$` is `$`, and `%%` is `%`. */
export function wordsOf(command: string): string[] {
  const words = command.match(/'[^']*'|"[^"]*"|\S+/g) ?? [];
  return words.map((word) =>
    word
      .replace(/^(['"])(.*)\1$/s, '$2')
      .replaceAll('$$', '$')
      .replaceAll('%%', '%'),
  );
}

/** Words of all lines of a directive, such as the folders of `ReadWritePaths`. */
export const listOf = (unit: Unit, name: string): string[] =>
  (unit.get(name) ?? []).flatMap((value) => value.split(' ')).filter(Boolean);

/** Variables from lines `NAME=value`, as in `Environment` and in a file of `EnvironmentFile`. */
export function variablesIn(lines: readonly string[]): Record<string, string> {
  const pairs = lines.flatMap((line) => {
    const [, name, value = ''] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}
