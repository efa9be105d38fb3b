/** Replies of the server to the watcher of an open page. */
export type SessionAnswer =
  /**
   * The customer is signed in. The watcher asks again after `seconds`, a duration, since clocks of devices may be
   * wrong.
   */
  | { act: 'wait'; seconds: number }
  /** The session has ended, and its cookies are deleted. */
  | { act: 'sign-out'; to: 'login' | 'home' };
