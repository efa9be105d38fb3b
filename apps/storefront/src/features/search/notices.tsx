import { formatMoney, type ListingState } from '@tianguis/domain';
import { resultsBase } from '../../shared/links/listing/results-address.ts';
import { searchCopy as copy } from './copy.ts';

interface UnderstoodNoticeProps {
  text: string;
  /** Things that are listed for a gift, an occasion or a need. */
  ideas: readonly string[];
  /** Filters and a sort that the search text asked for. */
  change?: Partial<ListingState> | undefined;
  /** Number of understood details. */
  details?: number | undefined;
  /** Whether some products lack a part of the requested properties. */
  isPartly?: boolean | undefined;
}

/**
 * Shows the corrected text that was searched, with a link to the original text.
 * @param props `isUndone`: the notice of understood words already has that link
 */
export function CorrectedNotice(props: { text: string; corrected: string; isUndone?: boolean }) {
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {copy.corrected} <strong className="text-ink">{props.corrected}</strong>.{' '}
      {!props.isUndone && <LiteralLink text={props.text} />}
    </p>
  );
}

/** A link to the results of the text as it was written. */
function LiteralLink({ text }: { text: string }) {
  return (
    <a
      href={`${resultsBase(text, { literal: true })}/pagina=1`}
      rel="nofollow"
      className="touch font-semibold text-rosa-deep underline underline-offset-2"
    >
      {copy.literal}
    </a>
  );
}

/** Shows that the shop does not sell a brand; the products are of the same kind. */
export function MissingBrandNotice({ brand }: { brand: string }) {
  return <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{copy.missingBrand(brand)}</p>;
}

/** Shows that the shop does not sell a thing; the products are similar, or only mention it. */
export function MissingThingNotice({ thing, hasIdeas = false }: { thing: string; hasIdeas?: boolean }) {
  return <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{copy.missingThing(thing, hasIdeas)}</p>;
}

/** Shows that no product has the requested price; the products are those with the nearest price. */
export function MissingPriceNotice({ prices }: { prices: { priceMin?: number; priceMax?: number } }) {
  return <p className="mt-1 font-semibold">{copy.missingPrice(prices)}</p>;
}

/** Shows which words of the text became filters or a sort, with a link to the results of the unchanged text. */
export function UnderstoodNotice({ text, ideas, change = {}, details = 0, isPartly = false }: UnderstoodNoticeProps) {
  const list = new Intl.ListFormat('es-MX', { type: 'unit' }).format(ideas);
  const { sort, ...filters } = change;
  const isFiltered = details + Object.keys(filters).length > 0;
  // Without a filter or a sort there is no sentence: no product has the requested property, so no filter was set.
  const sorted = sort === undefined ? '' : copy.sorted[sort];
  const filtered = isPartly ? copy.understoodPartly : copy.understood;
  const price = filters.priceMax === undefined ? undefined : formatMoney(filters.priceMax);
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {ideas.length > 0 ? copy.ideas(list, price) : isFiltered ? filtered : sorted} <LiteralLink text={text} />
    </p>
  );
}

/** A link to the results of another text, after a search without results. */
export function SuggestedNotice({ suggested }: { suggested: string }) {
  return (
    <p className="mt-1 [overflow-wrap:anywhere]">
      {copy.suggested}{' '}
      <a
        href={`${resultsBase(suggested)}/pagina=1`}
        rel="nofollow"
        className="touch font-semibold text-rosa-deep underline underline-offset-2"
      >
        «{suggested}»
      </a>
      ?
    </p>
  );
}

interface PartlyNoticeProps {
  text: string;
  leftOut: readonly string[];
  /** Number of products with all words in title or facts, and with all that matter anywhere. */
  complete: number;
  mentioned: number;
  total: number;
}

/**
 * Shows that no product, or only the first products, match the search fully. A number of products is only claimed of
 * titles and facts. That no product has a word is only claimed of the word itself: products may be right without all.
 */
export function PartlyNotice({ text, leftOut, complete, mentioned, total }: PartlyNoticeProps) {
  // A product cannot match a part of a single word: other products only have similar words.
  const isOneWord = text.trim().split(/\s+/).length === 1;
  const isMet = complete >= total || mentioned >= total || (isOneWord && mentioned > 0);
  if (isMet && leftOut.length === 0) return null;
  const claim = complete > 0 ? copy.partly(complete) : copy.similar;
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {leftOut.length > 0 ? copy.leftOut(leftOut) : claim}
    </p>
  );
}
