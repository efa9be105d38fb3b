/** SC-05: of presses on the link of a livestream, one in five minutes is told. */

export const liveClickSeconds = 300;

/** Until when, in seconds since 1970, and for which address. */
export interface LiveClick {
  until: number;
  address: string;
}

/** Whether a press is told: none was stored, it was on another address, or its time has passed. */
export const isClickDue = (stored: LiveClick | undefined, address: string, now: number): boolean =>
  stored === undefined || stored.address !== address || stored.until <= now;

/** As a cookie: addresses are long, so a hash of one stands for it. */
export const writeLiveClick = ({ until, address }: LiveClick): string => `${until}.${address}`;

export function readLiveClick(text: string | undefined): LiveClick | undefined {
  const [, until, address] = /^(\d{1,12})\.([\w-]{10,60})$/.exec(text ?? '') ?? [];
  return until === undefined || address === undefined ? undefined : { until: Number(until), address };
}
