/** Validators of structured data, for tests. The packages have no types. */
declare module '@adobe/structured-data-validator' {
  interface Finding {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  export default class Validator {
    /** @param extracted result of the extractor */
    validate(extracted: unknown): Promise<Finding[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class Extractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): { jsonld: Record<string, unknown[]>; errors?: unknown[] };
  }
}
