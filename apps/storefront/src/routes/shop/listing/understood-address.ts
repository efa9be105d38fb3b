/** The URLs of the links of results, after the words of the text became filters. */
import { anyPrice, type ListingState } from '@tianguis/domain';
import { type ListingAddress, listingHref } from '../../../features/catalogue/listing-links.ts';
import { searchCopy } from '../../../features/search/copy.ts';
import type { Results } from '../../../features/search/data.server.ts';
import { resultsBase } from '../../../shared/links/listing/results-address.ts';
import { cleanText } from '../../../shared/links/listing/searched-text.ts';

/** Compares a word with a label, ignoring accents and letter case. */
const isSame = (said: string, label: string): boolean =>
  said.localeCompare(label, 'es-MX', { sensitivity: 'base' }) === 0;

type Understood = Pick<Results, 'understood' | 'ideas' | 'leftOut'> & {
  /** Ids of the details in the URL. */
  asked: readonly string[];
};

/**
 * In the page's links, filters replace the words that asked for them, so that shoppers can change and remove each
 * filter. The price range of an occasion is no such filter: the words would set the range again after a shopper has
 * removed it. Conditions that no product meets ("sin gluten") remain in the URL as text, since there is no filter to
 * remove.
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
      .map(({ id, label, said }) => ({
        label: searchCopy.detail(label, said),
        href: listingHref(at(ids.filter((one) => one !== id)), {}),
      })),
  };
}
