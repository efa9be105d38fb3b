/** Where the links of results lead, once it is known what their text asks for. */
import { anyPrice, type ListingState } from '@tianguis/domain';
import { type ListingAddress, listingHref } from '../../../features/catalogue/listing-links.ts';
import type { Results } from '../../../features/search/data.server.ts';
import { resultsBase } from '../../../shared/links/results-address.ts';
import { cleanText } from '../../../shared/links/searched-text.ts';

/** As it was written, with or without accents. */
const isSame = (said: string, label: string): boolean =>
  said.localeCompare(label, 'es-MX', { sensitivity: 'base' }) === 0;

type Understood = Pick<Results, 'understood' | 'ideas' | 'leftOut'> & {
  /** Ids of the details in the address. */
  asked: readonly string[];
};

/**
 * Links of the page lead to filters in place of the words that asked for them, so that each can be changed and removed
 * like any other. What an occasion costs by itself is then no limit: else it would be one again, once that was removed.
 * What the page says that no product has ("sin gluten") stays in the address, and is no filter that could be removed.
 */
export function understoodAddress(
  { understood, ideas, leftOut, asked }: Understood,
  address: ListingAddress,
): { address: ListingAddress; details: Array<{ label: string; href: string }> } {
  const text = cleanText(understood?.text ?? '');
  if (understood === undefined || text === '') return { address, details: [] };
  const { change, details } = understood;
  const isLimited = ideas.length > 0 && change.priceMax !== undefined;
  const always = isLimited || asked.includes(anyPrice) ? [anyPrice] : [];
  const ids = [...always, ...details.map(({ id }) => id)];
  const state: ListingState = { ...address.state, ...change };
  const at = (all: readonly string[]): ListingAddress => ({
    ...address,
    base: resultsBase(text, { details: all }),
    plainBase: resultsBase(text, { details: always }),
    state,
  });
  return {
    address: at(ids),
    details: details
      .filter(({ label }) => !leftOut.some((said) => isSame(said, label)))
      .map(({ id, label }) => ({ label, href: listingHref(at(ids.filter((one) => one !== id)), {}) })),
  };
}
