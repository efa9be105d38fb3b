/** The reason why a file cannot be fetched. */
export class FetchFault extends Error {
  override name = 'FetchFault';
  /** Whether a later attempt may succeed. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary = false) {
    super(message);
    this.isTemporary = isTemporary;
  }
}
