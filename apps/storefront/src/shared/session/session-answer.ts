/** What the server replies to the watcher of an open page. */
export type SessionAnswer =
  /** Signed in; ask again in so many seconds, by whatever clock the device has. */
  | { act: 'wait'; seconds: number }
  /** The session is over, and its cookies are erased. */
  | { act: 'sign-out'; to: 'login' | 'home' };
