import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Where a command writes: to the process's own streams, or a test's. */
export interface Output {
  stdout: { write(text: string): unknown; isTTY?: boolean };
  stderr: { write(text: string): unknown };
}

/** The streams of a command that also reads what somebody types, such as a password. */
export interface CommandIo extends Output {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
}

/** Exit statuses. */
export const EXIT_DONE = 0;
export const EXIT_MISUSED = 2;

/** Ctrl-C or Ctrl-D at a prompt. */
export class Cancelled extends Error {
  constructor() {
    super('Cancelled.');
    this.name = 'Cancelled';
  }
}

/** Wrong arguments or options. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}

/** How a command is written. */
export interface Usage<Options> {
  /** The words of its help, with a line break at their end or without. */
  usage: string;
  options?: Options;
  /** Whether there may be more arguments than options. */
  hasOperands?: boolean;
}

/** The values of options, by name. */
export type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/** The parsed arguments of a command. */
export interface Given<Options extends ParseArgsOptionsConfig> {
  values: Values<Options>;
  operands: readonly string[];
}

/**
 * Runs a command, unless its arguments ask for help or are wrong.
 * @param work @throws BadUsage @returns the exit status
 * @returns the exit status: that of `work`, 0 for --help, 2 for wrong usage
 */
export async function command<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options, hasOperands = false }: Usage<Options>,
  { stdout, stderr }: Output,
  work: (given: Given<Options>) => Promise<number>,
): Promise<number> {
  const help = `${usage.trimEnd()}\n`;
  try {
    const given = parsed(args, { ...options, help: { type: 'boolean', short: 'h' } }, hasOperands);
    if (!given.values.help) return await work(given as unknown as Given<Options>);
    stdout.write(help);
    return EXIT_DONE;
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error;
    stderr.write(`${error.message}\n\n${help}`);
    return EXIT_MISUSED;
  }
}

function parsed(args: readonly string[], options: ParseArgsOptionsConfig, allowPositionals: boolean) {
  try {
    const { values, positionals: operands } = parseArgs({ args: [...args], options, allowPositionals });
    return { values, operands };
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
}
