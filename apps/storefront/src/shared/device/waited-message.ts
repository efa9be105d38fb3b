/** By this message, a page asks the service worker what became of waiting presses. The answer has the same name. */
export const waitedMessage = 'espera';

export interface Waited {
  text: string;
  isFault: boolean;
}
