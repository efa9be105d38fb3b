/** SC-05: presses on the link of a livestream are reported at most once in five minutes. */

export const liveClickSeconds = 300;

/** Until when, in seconds since 1970, and for which address. */
export interface LiveClick {
  until: number;
  address: string;
}

/** Whether a press is reported: no press is stored, the stored press has another address, or its time has passed. */
export const isClickDue = (stored: LiveClick | undefined, address: string, now: number): boolean =>
  stored === undefined || stored.address !== address || stored.until <= now;

/** As a cookie: addresses are long, so a hash of one stands for it. */
export const writeLiveClick = ({ until, address }: LiveClick): string => `${until}.${address}`;

export function readLiveClick(text: string | undefined): LiveClick | undefined {
  const [, until, address] = /^(\d{1,12})\.([\w-]{10,60})$/.exec(text ?? '') ?? [];
  return until === undefined || address === undefined ? undefined : { until: Number(until), address };
}
