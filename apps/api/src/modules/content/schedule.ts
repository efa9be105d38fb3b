/** The schedule of blocks, by their dates. */
import type { BlockDocument, ProductSource } from '@tianguis/contract';
import { parseMoment } from '@tianguis/domain';
import { sourcesOf } from './products/page-products.ts';

export interface Scheduled {
  from?: string | undefined;
  until?: string | undefined;
}

/** Parses a date in a document that was checked. @throws RangeError for an invalid date */
function momentOf(date: string): number {
  const moment = parseMoment(date);
  if (moment === undefined) throw new RangeError(`${date} is no moment.`);
  return moment;
}

/** Whether `now` is at or after `from` and before `until`, to the second (RT-01). */
export function isShown({ from, until }: Scheduled, now: number): boolean {
  return (from === undefined || momentOf(from) <= now) && (until === undefined || now < momentOf(until));
}

/** The next time at which one of the parts starts or ends, in epoch milliseconds. */
export function nextChange(parts: readonly Scheduled[], now: number): number | undefined {
  const moments = parts
    .flatMap(({ from, until }) => [from, until])
    .flatMap((date) => (date === undefined ? [] : [momentOf(date)]))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** When offers change or end, as ISO 8601; null if neither is scheduled. */
export function endOfOffers(offers: { source: ProductSource; until?: string | undefined }, now: number): string | null {
  const ends = [
    ...(offers.until === undefined ? [] : [momentOf(offers.until)]),
    ...(offers.source.rotate === 'daily' ? [nextMidnight(now)] : []),
  ];
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null;
}

/** Blocks and slides within their dates. */
export function shownBlocks(blocks: readonly BlockDocument[], now: number): BlockDocument[] {
  return blocks
    .filter((block) => isShown(block, now))
    .map((block) =>
      block.type === 'hero' ? { ...block, slides: block.slides.filter((slide) => isShown(slide, now)) } : block,
    );
}

/**
 * When a page next changes by schedule, in epoch milliseconds: the page, a block or a slide starts or ends, or a daily
 * choice changes. Undefined if nothing is scheduled.
 * @param others what the page depends on besides
 */
export function nextPageChange(
  { blocks, ...page }: Scheduled & { blocks: readonly BlockDocument[] },
  now: number,
  others: readonly Scheduled[] = [],
): number | undefined {
  const parts = blocks.flatMap((block): Scheduled[] => (block.type === 'hero' ? [block, ...block.slides] : [block]));
  const byDate = nextChange([page, ...parts, ...others], now);
  if (!shownBlocks(blocks, now).some(isDaily)) return byDate;
  return Math.min(byDate ?? Number.POSITIVE_INFINITY, nextMidnight(now));
}

function isDaily(block: BlockDocument): boolean {
  return sourcesOf(block).some(({ source }) => source.rotate === 'daily');
}

/** Mexico City is at UTC−6, and has had no summer time since 2022. */
const offset = 6 * 3_600_000;
const day = 24 * 3_600_000;

/** The midnight in Mexico City that ends the day of `now`, in epoch milliseconds. */
export function nextMidnight(now: number): number {
  return Math.floor((now - offset) / day) * day + day + offset;
}
