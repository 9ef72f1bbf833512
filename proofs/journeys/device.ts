/** The roles by which journeys name elements, as browsers tell them to assistive technology. */
export type Role =
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'link'
  | 'navigation'
  // No role of ARIA: a field whose letters are hidden.
  | 'password'
  | 'region'
  | 'searchbox'
  | 'textbox';

/** One window of a browser. Elements that a call names may be gone by then; it throws, and is tried again. */
export interface Device<Element> {
  /** With the version, as `Firefox 153.7.0`. */
  readonly name: string;
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** The first element that is shown with this role and exactly this accessible name. */
  find(role: Role, name: string): Promise<Element | undefined>;
  press(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  choose(element: Element, option: string): Promise<void>;
  /** @param selector of the file input, which has no role of its own */
  upload(selector: string, file: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Uncaught errors, what was logged as an error, and violations of the policy, since the last call. */
  errors(): Promise<string[]>;
}
