/**
 * The script of hearts, which loads late. Pages are the same for everybody, so scripts fill the hearts: first from the
 * list that the device stores (`productsWishlist`, ST-03), then by one request per page. A press changes the heart at
 * once, and a refusal of the server reverts it. Hearts are everywhere, so the script works on the document without
 * React, and pages load without it.
 */
import { readWhole } from '@tianguis/domain';
import { watchCookies } from '../../../shared/device/cookies.ts';
import { showToast } from '../../../shared/frame/toast.ts';
import { paths } from '../../../shared/links/paths.ts';
import { heartNotes } from '../../../shared/links/wishlist-paths.ts';
import { storedVersion } from '../../../shared/session/browser/data-version.ts';
import { listChange } from '../list/list-data.ts';
import { wishlistWords } from '../words.ts';
import { heartButtons } from './heart-buttons.ts';
import { askSaved, type HeartReply, sendHeart } from './heart-calls.ts';
import { openPrompt } from './heart-prompt.ts';
import { changeSaved, owner, readSaved, readWanted, replaceSaved, savedItem, writeWanted } from './saved-storage.ts';

const words = wishlistWords.heart;

/** The hearts of one customer. */
interface Hearts {
  /** Undefined for a visitor. */
  customer: string | undefined;
  saved: Set<number>;
  /** The wanted state of products whose request has not been answered. */
  wanted: Map<number, boolean>;
  sending: Set<number>;
  /** Number of answered presses. A list of saved products that was requested before an answer is out of date. */
  answers: number;
  /** The version of the customer's data that the saved products belong to; null before the first request. */
  version: string | undefined | null;
}

let isFilling = false;
let hearts: Hearts | undefined;

/**
 * The hearts of the customer who is signed in now. A customer who signs in after another one, in this tab or in another
 * tab, gets new hearts. So whatever this page remembers of the earlier customer, and replies that come later, change
 * nothing of the next customer's.
 */
function current(): Hearts {
  const customer = owner();
  if (hearts !== undefined && hearts.customer === customer) return hearts;
  const wanted = new Map(readWanted());
  const own: Hearts = {
    ...{ customer, wanted, saved: readSaved().products, sending: new Set(), answers: 0, version: null },
  };
  hearts = own;
  // The unanswered presses of another customer are deleted. Those of this customer are sent again.
  if (customer !== undefined) writeWanted(customer, wanted);
  for (const [product, isWanted] of wanted) void settle(product, !isWanted);
  return own;
}

const isSignedIn = (): boolean => current().customer !== undefined;

/** Fills the hearts of this page, also hearts that appear later. A second call changes nothing. */
export function fillHearts(): void {
  if (isFilling) return;
  isFilling = true;
  mark();
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  // Rereads the stored products after a change in another tab, a return from the back/forward cache, or the end of the
  // session.
  window.addEventListener('storage', ({ key }) => key === savedItem && reread());
  watchCookies(look);
  window.addEventListener(listChange, refresh);
  showNote();
  void refresh();
}

/** Handles the submission of a form by a button of this form. */
export function pressHeart(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const product = productOf(form, submitter);
  if (product === undefined) form.submit();
  else if (!isSignedIn()) openPrompt(product, submitter);
  else {
    fillHearts();
    toggle(product);
  }
}

/** The state of a heart: the wanted state if there is one, else the saved state. */
const isOn = (product: number, { wanted, saved } = current()): boolean => wanted.get(product) ?? saved.has(product);

function toggle(product: number): void {
  const before = isOn(product);
  want(product, !before);
  void settle(product, before);
}

function want(product: number, isWanted: boolean | undefined): void {
  const { customer, wanted } = current();
  if (isWanted === undefined) wanted.delete(product);
  else wanted.set(product, isWanted);
  writeWanted(customer, wanted);
  mark();
}

/** Shows the state at once. Other tabs may have changed other products, so the stored list replaces the shown list. */
async function storeState(own: Hearts, product: number, isSaved: boolean): Promise<void> {
  if (isSaved) own.saved.add(product);
  else own.saved.delete(product);
  own.saved = (await changeSaved(own.customer, product, isSaved)) ?? own.saved;
}

/**
 * Sends the wanted state of a product. Sends again if the wanted state changes before the reply, since presses may be
 * faster than replies. Nothing more is sent or shown when another customer is signed in.
 */
async function settle(product: number, before: boolean): Promise<void> {
  const own = current();
  if (own.sending.has(product)) return;
  own.sending.add(product);
  let answered = before;
  const next = () => (own === current() ? own.wanted.get(product) : undefined);
  try {
    for (let wanted = next(); wanted !== undefined && wanted !== answered; wanted = next()) {
      const versionBefore = storedVersion();
      const reply = await sendHeart(product, !wanted);
      const isOver = own !== current();
      // The reply that ends the session deletes its cookies.
      if (reply.to !== undefined && (!isOver || !isSignedIn())) return location.assign(reply.to);
      if (isOver) return;
      if (own.version === versionBefore) own.version = storedVersion();
      if (!reply.isDone) {
        void storeState(own, product, answered);
        want(product, undefined);
        showToast(reply.message, { isFault: true });
        return;
      }
      answered = wanted;
      own.answers++;
      await storeState(own, product, answered);
      if (next() === answered) showOutcome(own, reply, product, answered);
    }
    if (own === current()) want(product, undefined);
  } finally {
    own.sending.delete(product);
  }
}

function showOutcome(own: Hearts, { message }: HeartReply, product: number, isSaved: boolean): void {
  const undo = () => own === current() && !isOn(product) && toggle(product);
  showToast(message, isSaved ? { link: { href: paths.wishlist, label: words.see } } : { undo });
}

/** Reads the saved products again. Unanswered presses take precedence over the reply. */
async function refresh(): Promise<void> {
  const own = current();
  if (own.customer === undefined) return;
  const before = own.answers;
  own.version = storedVersion();
  const { changes } = readSaved();
  const ids = await askSaved();
  if (own !== current() || before !== own.answers) return refresh();
  if (ids === undefined) return;
  const products = new Set(ids);
  if (!(await replaceSaved(own.customer, products, changes))) return refresh();
  own.saved = products;
  mark();
}

/** A tab without scripts changes the data, and stores no products on the device. */
function look(): void {
  reread();
  if (isSignedIn() && document.visibilityState !== 'hidden' && current().version !== storedVersion()) void refresh();
}

function reread(): void {
  current().saved = readSaved().products;
  mark();
}

/** Shows the result of a heart that was pressed before scripts ran or before the customer signed in. */
function showNote(): void {
  for (const [note, id] of Object.entries(heartNotes)) {
    if (location.hash !== `#${id}`) continue;
    history.replaceState(history.state, '', location.pathname + location.search);
    const isSaved = note === 'saved';
    showToast(wishlistWords.notes[note as keyof typeof heartNotes], {
      isFault: !isSaved,
      link: { href: paths.wishlist, label: words.see },
    });
  }
}

function mark(): void {
  const own = current();
  for (const button of document.querySelectorAll<HTMLButtonElement>(heartButtons)) {
    const product = button.form && productOf(button.form, button);
    if (product === null || product === undefined) continue;
    const state = own.customer === undefined ? null : String(isOn(product, own));
    if (button.getAttribute('aria-pressed') === state) continue;
    if (state === null) button.removeAttribute('aria-pressed');
    else button.setAttribute('aria-pressed', state);
  }
}

/** The button of a heart contains the id of the product. Other forms have a field for the id. */
function productOf(form: HTMLFormElement, button: HTMLElement | null): number | undefined {
  const named = button instanceof HTMLButtonElement && button.name === 'producto' ? button.value : undefined;
  return readWhole(named ?? new FormData(form).get('producto'), 1);
}
