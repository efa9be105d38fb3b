/** The validator has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string }[];
  }
  export default class Validator {
    validate(data: { jsonld: Record<string, Record<string, unknown>[]> }): Promise<Issue[]>;
  }
}
