declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: unknown): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(o: { addLocation: boolean; embedSource: string[] });
    parse(html: string): { jsonld: Record<string, unknown[]>; errors?: unknown[] };
  }
}
