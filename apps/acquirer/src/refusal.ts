/** Errors of the API. */

/** The call is refused, and will always be refused. The reply has the status, the code and a sentence for developers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'not_found', `There is no ${what} with this id.`);

/** The call is never answered, as if the network had failed. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}
