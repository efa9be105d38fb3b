/** How the shop can be installed on this device: by a question of the browser, or by the menu of an iPhone or iPad. */
export type InstallWay = 'prompt' | 'menu';

interface Facts {
  /** Whether the shop was opened as an app here. */
  isApp: boolean;
  wasClosed: boolean;
  /** Whether the browser can ask. */
  hasPrompt: boolean;
  userAgent: string;
}

/** The way to offer; undefined if nothing is offered (PW-04). */
export function installWay({ isApp, wasClosed, hasPrompt, userAgent }: Facts): InstallWay | undefined {
  if (isApp || wasClosed) return undefined;
  if (hasPrompt) return 'prompt';
  return /iP(?:hone|ad|od)/.test(userAgent) ? 'menu' : undefined;
}
