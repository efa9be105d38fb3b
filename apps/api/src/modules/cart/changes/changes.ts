/**
 * Computes the new lines of a cart from a change, without I/O. The caller locks the cart, so changes run one after the
 * other. A change affects only the lines that it lists: it never touches or loses another line.
 */
import type { CartNotice, CartNoticeCode } from '@tianguis/contract';
import { cartLimits, piecesOf } from '@tianguis/domain/cart';
import { hindranceOf, type LineFacts, type LineName, lineKey } from '../../lines/service.ts';
import type { StoredLine } from '../line-repository.ts';
import { cartWords as words } from '../words.ts';
import { groupLines, lineToAdd, lineToSet } from './line-groups.ts';

/** The lines of a cart, and the facts about the products of a change. */
export interface Known {
  lines: readonly StoredLine[];
  /** Facts about the requested lines. The key is the {@link lineKey} of a line. */
  facts: ReadonlyMap<string, LineFacts>;
  /** The most pieces in a line. */
  most: number;
  /** The cart's version after the change. */
  version: number;
  now: Date;
}

export interface Change {
  /** The lines that the caller must write. */
  changed: StoredLine[];
  notices: CartNotice[];
}

export interface Added extends LineName {
  pieces: number;
  /** Price in centavos that the shopper saw. */
  shownPrice?: number | undefined;
  /** Title that the shopper saw, for notices about a product that the shop no longer has. */
  title?: string | undefined;
  tag?: string | undefined;
}

/** The pieces that a link added to a line, and the line as it was before. */
export interface Brought extends LineName {
  pieces: number;
  before: { pieces: number; isLater: boolean; tag: string | null } | null;
  /**
   * Version of the cart after the link, and when the line was added (ISO 8601). A line with a later time was removed
   * and added again.
   */
  version: number;
  addedAt: string;
}

const notice = (code: CartNoticeCode, { id, sku }: LineName, msg: string): CartNotice => ({
  ...{ code, id, childrenSku: sku, msg },
});

/** The lines during a change: its later steps read the result of its earlier steps. */
class Draft {
  readonly all: Map<string, StoredLine>;
  readonly changed = new Map<string, StoredLine>();
  readonly notices: CartNotice[] = [];
  private readonly version: number;

  constructor({ lines, version }: Known) {
    this.all = new Map(lines.map((line) => [lineKey(line), line]));
    this.version = version;
  }
  /** Undefined if the cart does not have the line, or if the line was removed. */
  line(name: LineName): StoredLine | undefined {
    const found = this.all.get(lineKey(name));
    return found?.isRemoved ? undefined : found;
  }
  put(line: Omit<StoredLine, 'version'>): void {
    const key = lineKey(line);
    const next = { ...line, version: this.version };
    this.all.set(key, next);
    this.changed.set(key, next);
  }
  /** Whether there is room for one more line: in the cart, or in the list for later. */
  hasRoom(isLater: boolean): boolean {
    let count = 0;
    for (const line of this.all.values()) if (!line.isRemoved && line.isLater === isLater) count++;
    return count < cartLimits.lines;
  }
  addNotice(code: CartNoticeCode, name: LineName, msg: string): void {
    this.notices.push(notice(code, name, msg));
  }
  done(): Change {
    return { changed: [...this.changed.values()], notices: this.notices };
  }
}

/** Adds pieces. Pieces that cannot be added become notices, at most one of each kind for a line, and the rest is added. */
export function addLines(known: Known, added: readonly Added[]): Change {
  const draft = new Draft(known);
  for (const { first, parts, pieces } of groupLines(added, (one) => lineToAdd(known.facts, one))) {
    const one: Added = {
      ...{ ...first, pieces },
      shownPrice: parts.find(({ shownPrice }) => shownPrice !== undefined)?.shownPrice,
      tag: parts.findLast(({ tag }) => tag !== undefined)?.tag,
    };
    const facts = known.facts.get(lineKey(one));
    if (facts === undefined || facts.variant === null || !facts.isActive) {
      draft.addNotice('NOT_ADDED', one, words.gone(facts?.title ?? one.title));
      continue;
    }
    const hindrance = hindranceOf(facts);
    if (hindrance !== undefined) {
      draft.addNotice(
        'NOT_ADDED',
        one,
        hindrance === 'choose' ? words.choose(facts.title) : words.shopOnly(facts.title),
      );
      continue;
    }
    addOne(draft, known, { ...one, ...lineToAdd(known.facts, one) }, { ...facts, variant: facts.variant });
  }
  return draft.done();
}

type Sold = LineFacts & { variant: NonNullable<LineFacts['variant']> };

function addOne(draft: Draft, { most, now }: Known, one: Added, { title, variant }: Sold): void {
  const bound = Math.min(variant.stock, most);
  const before = draft.line(one);
  const inCart = before && !before.isLater ? before.pieces : 0;
  const wanted = inCart + one.pieces;
  const pieces = Math.max(inCart, Math.min(wanted, bound));
  if (bound < 1) draft.addNotice('NOT_ADDED', one, words.soldOut(title));
  else if (inCart === 0 && !draft.hasRoom(false)) draft.addNotice('NOT_ADDED', one, words.full(title));
  else if (pieces === inCart) draft.addNotice('ALL_IN_CART', one, words.allOfThem(title, bound, variant.stock));
  else {
    if (pieces < wanted) draft.addNotice('FEWER', one, words.fewer(title, bound, variant.stock));
    if (before?.isLater) draft.addNotice('WAS_LATER', one, words.wasLater(title));
    if (one.shownPrice !== undefined && one.shownPrice !== variant.salePrice)
      draft.addNotice('PRICE_CHANGED', one, words.otherPrice(title, one.shownPrice, variant.salePrice));
    draft.put({
      ...{ id: one.id, sku: one.sku, pieces, isLater: false, isRemoved: false },
      notedPrice: inCart > 0 && before ? before.notedPrice : variant.salePrice,
      tag: one.tag ?? before?.tag ?? null,
      addedAt: inCart > 0 && before ? before.addedAt : now,
    });
  }
}

export interface Set extends LineName {
  pieces: number;
}

/**
 * Sets the pieces of lines; 0 removes a line. Several parts that mean the same line set their sum.
 * @param seen version of the cart that the shopper saw: a line that has changed since gets a notice
 */
export function setLines(known: Known, wanted: readonly Set[], seen?: number): Change {
  const draft = new Draft(known);
  const lineOf = (one: LineName) => lineToSet(known.lines, known.facts, one);
  for (const { first, pieces } of groupLines(wanted, lineOf)) {
    const facts = known.facts.get(lineKey(first));
    const name = lineOf(first);
    const before = draft.line(name);
    if (pieces === 0) {
      if (before) draft.put({ ...before, isRemoved: true });
      continue;
    }
    if (before === undefined) {
      setMissing(draft, known, { ...name, pieces }, facts);
      continue;
    }
    const isStale = seen !== undefined && before.version > seen && before.pieces !== pieces;
    const { bounded, why } = boundedPieces(before, pieces, facts, known.most);
    if (isStale)
      draft.addNotice('CHANGED_ELSEWHERE', name, words.changedElsewhere(facts?.title, before.pieces, bounded));
    if (why !== undefined) draft.addNotice('FEWER', name, why);
    if (bounded !== before.pieces) draft.put({ ...before, pieces: bounded });
  }
  return draft.done();
}

/** If a line cannot be bought, its wanted pieces stay or become fewer, never more. */
function boundedPieces(before: StoredLine, pieces: number, facts: LineFacts | undefined, most: number) {
  const stock = facts?.variant?.stock ?? 0;
  const title = facts?.title;
  const hindrance = facts === undefined ? 'gone' : hindranceOf(facts);
  const { pieces: can } = piecesOf({ wanted: pieces, stock, most, hindrance });
  const bounded = can > 0 ? can : Math.min(pieces, before.pieces);
  if (bounded === pieces) return { bounded };
  if (can > 0) return { bounded, why: words.fewer(title, bounded, stock) };
  return { bounded, why: hindrance === undefined ? words.soldOut(title) : words.gone(title) };
}

/** Sets pieces of a line that was removed in the meantime. The line is added again, since this shopper wants it. */
function setMissing(draft: Draft, known: Known, one: Set, facts: LineFacts | undefined): void {
  const removed = draft.all.get(lineKey(one));
  const notices = draft.notices.length;
  if (facts?.variant && hindranceOf(facts) === undefined)
    addOne(draft, known, { ...one, tag: removed?.tag ?? undefined }, { ...facts, variant: facts.variant });
  else draft.addNotice('NOT_ADDED', one, words.gone(facts?.title));
  if (removed && draft.notices.length === notices)
    draft.addNotice('CHANGED_ELSEWHERE', one, words.cameBack(facts?.title));
}

/** Saves lines for later, or puts them back into the cart. Ignores lines that the cart does not have. */
export function moveLines(known: Known, names: readonly LineName[], isLater: boolean): Change {
  const draft = new Draft(known);
  for (const name of names) {
    const before = draft.line(name);
    if (!before || before.isLater === isLater) continue;
    const title = known.facts.get(lineKey(name))?.title;
    if (draft.hasRoom(isLater)) draft.put({ ...before, isLater });
    else draft.addNotice('NOT_ADDED', name, isLater ? words.laterFull(title) : words.full(title));
  }
  return draft.done();
}

export function removeLines(known: Known, names: readonly LineName[]): Change {
  const draft = new Draft(known);
  for (const name of names) {
    const before = draft.line(name);
    if (before) draft.put({ ...before, isRemoved: true });
  }
  return draft.done();
}

/** Restores removed lines. */
export function restoreLines(known: Known, names: readonly LineName[]): Change {
  const draft = new Draft(known);
  for (const name of names) {
    const before = draft.all.get(lineKey(name));
    if (!before?.isRemoved) continue;
    const title = known.facts.get(lineKey(name))?.title;
    if (draft.hasRoom(before.isLater)) draft.put({ ...before, isRemoved: false });
    else draft.addNotice('NOT_ADDED', name, before.isLater ? words.laterFull(title) : words.full(title));
  }
  return draft.done();
}

/** The pieces that a change added to the cart, line by line. */
export function broughtBy({ lines }: Pick<Known, 'lines'>, { changed }: Pick<Change, 'changed'>): Brought[] {
  const there = new Map(lines.map((line) => [lineKey(line), line]));
  return changed.map(({ id, sku, pieces, version, addedAt }) => {
    const was = there.get(lineKey({ id, sku }));
    const before = was && !was.isRemoved ? { pieces: was.pieces, isLater: was.isLater, tag: was.tag } : null;
    return {
      ...{ id, sku, before, version, addedAt: addedAt.toISOString() },
      pieces: pieces - (before && !before.isLater ? before.pieces : 0),
    };
  });
}

/**
 * Removes the pieces that a link added. Later changes by the customer stay. If a line has fewer pieces by now, only the
 * pieces beyond those before the link are removed. A line that was removed, or removed and added again, does not
 * change.
 */
export function takeBackLines(known: Known, brought: readonly Brought[]): Change {
  const draft = new Draft(known);
  for (const { pieces, before, version, addedAt, ...name } of brought) {
    const line = draft.line(name);
    if (!line || line.isLater || line.addedAt.toISOString() !== addedAt) continue;
    const isUnchanged = line.version === version;
    const inCart = before && !before.isLater ? before.pieces : 0;
    const left = isUnchanged ? inCart : Math.max(line.pieces - pieces, Math.min(inCart, line.pieces));
    const tag = isUnchanged && before ? before.tag : line.tag;
    if (left > 0) draft.put({ ...line, pieces: left, tag });
    else if (before?.isLater && draft.hasRoom(true)) draft.put({ ...line, pieces: before.pieces, isLater: true, tag });
    else draft.put({ ...line, isRemoved: true });
  }
  return draft.done();
}

/** Stores today's prices as those that the customer has seen. */
export function notePrices(known: Known): Change {
  const draft = new Draft(known);
  for (const line of known.lines) {
    const price = known.facts.get(lineKey(line))?.variant?.salePrice;
    if (!line.isRemoved && price !== undefined && price !== line.notedPrice) draft.put({ ...line, notedPrice: price });
  }
  return draft.done();
}
