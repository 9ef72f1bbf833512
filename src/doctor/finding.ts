/** The level of a finding; for monitoring also the exit status 0, 1 or 2. */
export const LEVELS = ['fine', 'warning', 'trouble'] as const;
export type Level = (typeof LEVELS)[number];

export interface Finding {
  /** The name of the check, such as `database`. */
  check: string;
  level: Level;
  /** The finding as a sentence. */
  says: string;
  /** What to do about it; present unless all is fine. */
  advice?: string;
}

export class Findings {
  readonly #check: string;
  readonly all: Finding[] = [];

  constructor(check: string) {
    this.#check = check;
  }

  fine(says: string): void {
    this.all.push({ check: this.#check, level: 'fine', says });
  }

  warning(says: string, advice: string): void {
    this.all.push({ check: this.#check, level: 'warning', says, advice });
  }

  trouble(says: string, advice: string): void {
    this.all.push({ check: this.#check, level: 'trouble', says, advice });
  }
}

export function worstOf(findings: readonly Finding[]): Level {
  const worst = Math.max(0, ...findings.map(({ level }) => LEVELS.indexOf(level)));
  return LEVELS[worst] ?? 'fine';
}
