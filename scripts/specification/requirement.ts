/** Something that the specification asks for. */
export interface Requirement {
  /** Section and number in it, as in `2.14`. It stays when others are added or go. */
  id: string;
  /** In our own words, as Markdown; with the reading that was settled on, D1 to D33, where the specification leaves it open. */
  asks: string;
  /** Files and folders by their paths from the root. */
  builtIn: readonly string[];
}

/** One of the nine points of the specification. */
export interface Section {
  number: number;
  title: string;
  requirements: readonly Requirement[];
}
