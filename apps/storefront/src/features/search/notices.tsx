import { formatMoney, type ListingState } from '@tianguis/domain';
import { resultsBase } from '../../shared/links/results-address.ts';
import { searchCopy as copy } from './copy.ts';

interface UnderstoodNoticeProps {
  text: string;
  /** Things that are shown for a gift, an occasion or a need. */
  ideas: readonly string[];
  /** What the text asked for beside words. */
  change?: Partial<ListingState> | undefined;
  /** Number of details. */
  details?: number | undefined;
  /** Whether some products do not have all that was asked for. */
  isPartly?: boolean | undefined;
}

/**
 * Names the corrected text that was searched, with a link to the original text.
 * @param props `isUndone`: the notice of what was understood has that link
 */
export function CorrectedNotice(props: { text: string; corrected: string; isUndone?: boolean }) {
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {copy.corrected} <strong className="text-ink">{props.corrected}</strong>.{' '}
      {!props.isUndone && <LiteralLink text={props.text} />}
    </p>
  );
}

/** Leads to the results of the text as it was written. */
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

/** Says that a brand is not sold here; the products are of its kind. */
export function MissingBrandNotice({ brand }: { brand: string }) {
  return <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{copy.missingBrand(brand)}</p>;
}

/** Says that a thing is not sold here; the products are near it, or but mention it. */
export function MissingThingNotice({ thing, hasIdeas = false }: { thing: string; hasIdeas?: boolean }) {
  return <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{copy.missingThing(thing, hasIdeas)}</p>;
}

/** Says that nothing costs what was asked for; the products are the nearest. */
export function MissingPriceNotice({ prices }: { prices: { priceMin?: number; priceMax?: number } }) {
  return <p className="mt-1 font-semibold">{copy.missingPrice(prices)}</p>;
}

/** Says what the text was understood to ask for, with a link to the text as it was written. */
export function UnderstoodNotice({ text, ideas, change = {}, details = 0, isPartly = false }: UnderstoodNoticeProps) {
  const list = new Intl.ListFormat('es-MX', { type: 'unit' }).format(ideas);
  const { sort, ...filters } = change;
  const isFiltered = details + Object.keys(filters).length > 0;
  // Neither filtered nor sorted: no product has what was asked for, and no filter could be removed.
  const sorted = sort === undefined ? '' : copy.sorted[sort];
  const filtered = isPartly ? copy.understoodPartly : copy.understood;
  const price = filters.priceMax === undefined ? undefined : formatMoney(filters.priceMax);
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {ideas.length > 0 ? copy.ideas(list, price) : isFiltered ? filtered : sorted} <LiteralLink text={text} />
    </p>
  );
}

/** Suggests another text. */
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

/** How far the products match the search: not fully, or only the first of them. */
export function PartlyNotice(props: { text: string; leftOut: readonly string[]; complete: number; total: number }) {
  const { leftOut, complete, total } = props;
  // Of one word nothing is partly had: others are only near it.
  const isOneWord = props.text.trim().split(/\s+/).length === 1;
  if (complete >= total || (isOneWord && complete > 0 && leftOut.length === 0)) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {leftOut.length > 0 ? copy.leftOut(leftOut) : copy.partly(complete)}
    </p>
  );
}
