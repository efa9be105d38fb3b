/** SC-05: presses on the link of a livestream are reported at most once in five minutes. */

export const liveClickSeconds = 300;

/** Until when no press is reported, in seconds since 1970, and the hash of the link. */
export interface LiveClick {
  until: number;
  address: string;
}

/** Whether a press is reported: no press is stored, the stored press is of another link, or its time has passed. */
export const isClickDue = (stored: LiveClick | undefined, address: string, now: number): boolean =>
  stored === undefined || stored.address !== address || stored.until <= now;

/** Text of the cookie. It contains a hash of the link, since links are long. */
export const writeLiveClick = ({ until, address }: LiveClick): string => `${until}.${address}`;

export function readLiveClick(text: string | undefined): LiveClick | undefined {
  const [, until, address] = /^(\d{1,12})\.([\w-]{10,60})$/.exec(text ?? '') ?? [];
  return until === undefined || address === undefined ? undefined : { until: Number(until), address };
}
