/** Requests that hearts send to the server. */
import { goField } from '../../../shared/forms/go-field.ts';
import { wishlistPaths } from '../../../shared/links/wishlist-paths.ts';
import { wishlistWords } from '../words.ts';

const words = wishlistWords.heart;

export interface HeartReply {
  isDone: boolean;
  message: string;
  /** URL of the sign-in. */
  to?: string;
}

/** Saves or removes a product. The request continues when the page is left (`keepalive`). Never throws. */
export async function sendHeart(product: number, isRemoved: boolean): Promise<HeartReply> {
  const body = new URLSearchParams({ producto: String(product), ...(isRemoved && { quitar: '1' }) });
  let response: Response;
  try {
    response = await fetch(wishlistPaths.heartAnswer, {
      ...{ method: 'POST', body, keepalive: true, headers: { accept: 'application/json' } },
    });
  } catch {
    return { isDone: false, message: words.offline };
  }
  try {
    const { status, message, msg, values } = JSON.parse(await response.text());
    const to: unknown = values?.[goField];
    if (typeof to === 'string') return { isDone: false, message: '', to };
    if (response.ok && status === 'done') return { isDone: true, message };
    return { isDone: false, message: message || msg || words.failed };
  } catch {
    return { isDone: false, message: words.failed };
  }
}

/** Ids of the saved products; undefined if the server does not answer. Never throws. */
export async function askSaved(): Promise<number[] | undefined> {
  try {
    const response = await fetch(wishlistPaths.saved, { headers: { accept: 'application/json' } });
    const { products } = response.ok ? await response.json() : {};
    return Array.isArray(products) ? products : undefined;
  } catch {
    return undefined;
  }
}
