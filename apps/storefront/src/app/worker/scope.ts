/** The part of a service worker's global scope that the worker uses. TypeScript's library of documents lacks it. */

export interface WorkEvent extends Event {
  /** The worker runs until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker controls. */
export interface RequestEvent extends WorkEvent {
  request: Request;
  clientId: string;
  /** The answer that the browser requested while the worker started; undefined if it requested none. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a push service. */
export interface PushEvent extends WorkEvent {
  data: { json(): unknown } | null;
}

/** The press of a notification. */
export interface PressEvent extends WorkEvent {
  notification: { data: { path?: unknown } | null; close(): void };
}

/** A message of a page. */
export interface PageMessageEvent extends WorkEvent {
  data: unknown;
  source: { postMessage(message: unknown): void } | null;
}

/** A tab with a page of the shop. */
interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerScope {
  clients: {
    get(id: string): Promise<Tab | undefined>;
    matchAll(options?: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
  registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: object): Promise<void>;
    /** Cookies whose changes start the worker. Absent in some browsers. */
    cookies?: { subscribe(cookies: { name: string }[]): Promise<void> };
    /** Tasks that the browser starts when the connection is back. Absent in some browsers. */
    sync?: { register(task: string): Promise<void> };
  };
  /** Absent in some browsers. */
  cookieStore?: Pick<CookieStore, 'get'>;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate' | 'cookiechange' | 'sync', listener: (event: WorkEvent) => void): void;
  addEventListener(name: 'message', listener: (event: PageMessageEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: PressEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
