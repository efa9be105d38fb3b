/** The message by which a page asks the service worker what became of presses that waited, and the name of the answer. */
export const waitedMessage = 'espera';

export interface Waited {
  text: string;
  isFault: boolean;
}
