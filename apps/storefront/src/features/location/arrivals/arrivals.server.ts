/** Arrival dates at the postal code of a visitor (AP-15, ER-04). */
import type { Pickup, Zoning } from '@tianguis/contract';
import { arrivalInShort, arrivalInWords, dayInWords } from '@tianguis/domain/arrival-words';
import { toDay } from '@tianguis/domain/shipping';
import { answered } from '../../../shared/api/failures.ts';
import type { ShopContext } from '../../../shared/api/shop-context.ts';
import { arrivalCopy as copy } from './arrival-copy.ts';
import {
  type ArrivalSubject,
  type Arrivals,
  type ArrivalWords,
  arrivalKey,
  mostArrivals,
  type PickupWords,
} from './arrivals.ts';

/** The shortest time until a page asks again. */
const leastMs = 1_000;

/** The products whose arrival dates are read: the products of cards, and the product of a product page. */
export interface ArrivalsOf {
  /** Ids; only the first hundred are read. */
  products: readonly number[];
  /** The product of the page, with its shipping cost and pickup shops. */
  detail?: ArrivalSubject | undefined;
}

export async function arrivals(
  { api, now }: Pick<ShopContext, 'api' | 'now'>,
  postalCode: string,
  { products, detail }: ArrivalsOf,
): Promise<Arrivals> {
  const asked: ReturnType<typeof api.shipping.zoning>[] = [];
  if (products.length > 0) asked.push(api.shipping.zoning(postalCode, products.slice(0, mostArrivals)));
  if (detail) asked.push(api.shipping.zoning(postalCode, [detail.product], detail.sku || undefined));
  const replies = await answered(Promise.all(asked));
  const words = replies.flatMap(({ data }, at) => {
    const isDetail = detail !== undefined && at === replies.length - 1;
    return wordsOf(data, isDetail ? detail : undefined);
  });
  const until = Math.min(...replies.map(({ data }) => Date.parse(data.valid_until)));
  return { holdsMs: replies.length === 0 ? 0 : Math.max(leastMs, until - now()), words: Object.fromEntries(words) };
}

/** A product without delivery, or with unknown stock, has no date. */
function wordsOf(
  { promises, today, pickup }: Zoning,
  detail: ArrivalSubject | undefined,
): Array<[string, ArrivalWords]> {
  const day = toDay(today);
  return promises.flatMap((promise): Array<[string, ArrivalWords]> => {
    const words = dateWords(promise, day);
    const shops = detail && pickup && pickupWords(pickup, day);
    if (!(words || shops)) return [];
    const key = arrivalKey(detail ?? promise);
    const { cost } = promise;
    return [
      [
        key,
        {
          ...(words ?? { short: '', long: '' }),
          ...(detail && cost !== null && { cost: copy.cost(cost) }),
          ...(shops && { pickup: shops }),
        },
      ],
    ];
  });
}

function dateWords({ status, from, to }: Zoning['promises'][number], today: number): ArrivalWords | undefined {
  if (status === 'not-delivered' || status === 'unknown') return undefined;
  if (from === null || to === null) return { ...copy.noCoverage, isUnknown: true };
  const [first, last] = [toDay(from), toDay(to)];
  return { short: arrivalInShort(first, last, today), long: arrivalInWords(first, last, today) };
}

function pickupWords({ status, shops }: Pickup, today: number): PickupWords {
  const ready = (day: string) => copy.ready(dayInWords(toDay(day), today));
  const [first] = shops;
  const isNear = first !== undefined && ['local', 'regional'].includes(first.zone);
  const nowhere = copy.noShop[status === 'shops' ? 'near' : status];
  return {
    text: isNear ? `${first.name}: ${ready(first.ready)}` : nowhere,
    isNear,
    shops: shops.map(({ name, address, opening_hours: hours, ready: day }) => ({
      ...{ name, address, hours },
      ready: ready(day),
    })),
  };
}
