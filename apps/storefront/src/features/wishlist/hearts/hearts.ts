/**
 * The script of hearts, which loads late. Pages are the same for everybody, so scripts fill the hearts: first from the
 * list that the device stores (`productsWishlist`, ST-03), then by one request per page. A press changes the heart at
 * once, and a refusal of the server reverts it. Hearts are everywhere, so the script works on the document without
 * React, and pages load without it.
 */
import { readWhole } from '@tianguis/domain';
import { readCookie, watchCookies } from '../../../shared/device/cookies.ts';
import { showToast } from '../../../shared/frame/toast.ts';
import { paths } from '../../../shared/links/paths.ts';
import { heartNotes } from '../../../shared/links/wishlist-paths.ts';
import { storedVersion } from '../../../shared/session/browser/data-version.ts';
import { sessionCookies } from '../../../shared/session/session-names.ts';
import { listChange } from '../list/list-data.ts';
import { wishlistWords } from '../words.ts';
import { askSaved, type HeartReply, sendHeart } from './heart-calls.ts';
import { openPrompt } from './heart-prompt.ts';
import { changeSaved, readSaved, readWanted, replaceSaved, savedItem, writeWanted } from './saved-storage.ts';

const words = wishlistWords.heart;

let isFilling = false;
let saved = new Set<number>();
/** The wanted state of products whose request has not been answered. */
const wanted = new Map<number, boolean>();
const sending = new Set<number>();

/** Number of answered presses. A list of saved products that was requested before an answer is out of date. */
let answers = 0;
/** The version of the customer's data that the saved products belong to. */
let version: string | undefined;

const isSignedIn = (): boolean => readCookie(sessionCookies.profile) !== undefined;

/** Fills the hearts of this page, also hearts that appear later. A second call changes nothing. */
export function fillHearts(): void {
  if (isFilling) return;
  isFilling = true;
  saved = readSaved().products;
  for (const [product, isWanted] of readWanted()) wanted.set(product, isWanted);
  mark();
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  // Rereads the stored products after a change in another tab, a return from the back/forward cache, or the end of the
  // session.
  window.addEventListener('storage', ({ key }) => key === savedItem && reread());
  watchCookies(look);
  window.addEventListener(listChange, refresh);
  for (const product of wanted.keys()) void settle(product, !wanted.get(product));
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
const isOn = (product: number): boolean => wanted.get(product) ?? saved.has(product);

function toggle(product: number): void {
  const before = isOn(product);
  want(product, !before);
  void settle(product, before);
}

function want(product: number, isWanted: boolean | undefined): void {
  if (isWanted === undefined) wanted.delete(product);
  else wanted.set(product, isWanted);
  writeWanted(wanted);
  mark();
}

/** Shows the state at once. Other tabs may have changed other products, so the stored list replaces the shown list. */
async function storeState(product: number, isSaved: boolean): Promise<void> {
  if (isSaved) saved.add(product);
  else saved.delete(product);
  saved = (await changeSaved(product, isSaved)) ?? saved;
}

/**
 * Sends the wanted state of a product. Sends again if the wanted state changes before the reply, since presses may be
 * faster than replies.
 */
async function settle(product: number, before: boolean): Promise<void> {
  if (sending.has(product)) return;
  sending.add(product);
  let answered = before;
  try {
    for (let next = wanted.get(product); next !== undefined && next !== answered; next = wanted.get(product)) {
      const versionBefore = storedVersion();
      const reply = await sendHeart(product, !next);
      if (version === versionBefore) version = storedVersion();
      if (reply.to !== undefined) return location.assign(reply.to);
      if (!reply.isDone) {
        void storeState(product, answered);
        want(product, undefined);
        showToast(reply.message, { isFault: true });
        return;
      }
      answered = next;
      answers++;
      await storeState(product, answered);
      if (wanted.get(product) === answered) showOutcome(reply, product, answered);
    }
    want(product, undefined);
  } finally {
    sending.delete(product);
  }
}

function showOutcome({ message }: HeartReply, product: number, isSaved: boolean): void {
  showToast(
    message,
    isSaved ? { link: { href: paths.wishlist, label: words.see } } : { undo: () => isOn(product) || toggle(product) },
  );
}

/** Reads the saved products again. Unanswered presses take precedence over the reply. */
async function refresh(): Promise<void> {
  const before = answers;
  version = storedVersion();
  const { changes } = readSaved();
  const ids = await askSaved();
  if (before !== answers) return refresh();
  if (ids === undefined || !isSignedIn()) return;
  const products = new Set(ids);
  if (!(await replaceSaved(products, changes))) return refresh();
  saved = products;
  mark();
}

/** A tab without scripts changes the data, and stores no products on the device. */
function look(): void {
  reread();
  if (isSignedIn() && document.visibilityState !== 'hidden' && version !== storedVersion()) void refresh();
}

function reread(): void {
  saved = isSignedIn() ? readSaved().products : new Set();
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
  const isKnown = isSignedIn();
  for (const button of document.querySelectorAll<HTMLButtonElement>(heartButtons)) {
    const product = button.form && productOf(button.form, button);
    if (product === null || product === undefined) continue;
    const state = isKnown ? String(isOn(product)) : null;
    if (button.getAttribute('aria-pressed') === state) continue;
    if (state === null) button.removeAttribute('aria-pressed');
    else button.setAttribute('aria-pressed', state);
  }
}

const heartButtons = `button[form=favoritos],form[action="${paths.addToWishlist}"] button`;

/** The button of a heart contains the id of the product. Other forms have a field for the id. */
function productOf(form: HTMLFormElement, button: HTMLElement | null): number | undefined {
  const named = button instanceof HTMLButtonElement && button.name === 'producto' ? button.value : undefined;
  return readWhole(named ?? new FormData(form).get('producto'), 1);
}
