import { classNames, Icon, type IconName } from '@tianguis/ui';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { boxCopy as copy } from './box-copy.ts';
import { fetchSuggestions, joinOffers, noticeAmong, type Offer, recentOffers } from './suggestions-data.ts';

const icons: Readonly<Record<Offer['kind'], IconName>> = {
  recent: 'clock',
  word: 'search',
  category: 'menu',
  store: 'store',
};

/** Headings stand before the first of a kind (UI-09). */
const headings: Partial<Record<Offer['kind'], string>> = {
  recent: copy.recent,
  category: copy.categories,
  store: copy.stores,
};

export interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** Own searches stand on the page already: the empty box offers none. */
  listed: boolean;
}

/**
 * What the search box offers while it is typed in (UI-08): an ARIA combobox around the input that is there already, so that nothing that was
 * typed is lost when this script arrives. Up and Down choose, Enter goes, Escape closes; the box keeps the focus.
 */
export function SearchSuggestions({ input: ref, listed }: SearchSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [notice, setNotice] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = open && offers.length > 0;

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    let asking: AbortController | undefined;
    const ask = () => {
      asking?.abort();
      const typed = input.value;
      const recent = recentOffers(typed);
      const show = (offered: readonly Offer[], text?: string) => {
        setOffers(offered);
        setNotice(text);
      };
      setActive(-1);
      setOpen(true);
      if (typed.trim() === '') {
        show(listed ? [] : recent);
        return;
      }
      const mine = new AbortController();
      asking = mine;
      fetchSuggestions(typed, mine.signal).then(
        (suggested) => show(joinOffers(recent, suggested), noticeAmong(suggested)),
        // Without suggestions the box still searches, and own searches are here. A call that the next key cancelled says nothing.
        () => mine.signal.aborted || show(recent, copy.failed),
      );
    };
    const close = () => setOpen(false);
    input.addEventListener('input', ask);
    input.addEventListener('focus', ask);
    input.addEventListener('blur', close);
    if (document.activeElement === input) ask();
    return () => {
      asking?.abort();
      input.removeEventListener('input', ask);
      input.removeEventListener('focus', ask);
      input.removeEventListener('blur', close);
    };
  }, [ref, listed]);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const attributes: Record<string, string | undefined> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (offers.length === 0) return;
        event.preventDefault();
        setOpen(true);
        // One place more than there are offers: the box itself, with nothing chosen.
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive((now) => ((now + 1 + step + offers.length + 1) % (offers.length + 1)) - 1);
      } else if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === 'Enter' && isShown && offers[active]) {
        event.preventDefault();
        setOpen(false);
        navigate(offers[active].href);
      }
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  }, [ref, id, isShown, active, offers, navigate]);

  return (
    <>
      <p role="status" className="sr-only">
        {open && notice} {isShown && copy.count(offers.length)}
      </p>
      {(isShown || (open && notice !== undefined)) && (
        <SuggestionList
          id={id}
          notice={notice}
          offers={isShown ? offers : []}
          active={active}
          choose={(offer) => {
            setOpen(false);
            navigate(offer.href);
          }}
          className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto"
        />
      )}
    </>
  );
}

/**
 * What is offered, in groups, under what the shop wants read of the search (ST-11), which cannot be chosen; `active` is the place of the
 * one that the arrow keys have chosen, or -1.
 */
export function SuggestionList(props: {
  id: string;
  notice?: string | undefined;
  offers: readonly Offer[];
  active: number;
  choose(offer: Offer): void;
  className?: string;
}) {
  const { id, notice, offers } = props;
  const kinds = [...new Set(offers.map(({ kind }) => kind))];
  return (
    <div className={classNames('rounded-lg bg-raised py-2 text-ink shadow-lift', props.className)}>
      {notice !== undefined && (
        <p className="flex items-center gap-3 px-5 py-2 text-sm text-ink-soft">
          <Icon name="info" className="size-4 flex-none" />
          {notice}
        </p>
      )}
      {offers.length > 0 && (
        <div id={id} role="listbox" tabIndex={-1} aria-label={copy.suggestions}>
          {kinds.map((kind) => (
            <SuggestionGroup key={kind} heading={headings[kind]}>
              {offers.map(
                (offer, at) =>
                  offer.kind === kind && (
                    <SuggestionRow
                      key={offer.href}
                      id={`${id}-${at}`}
                      offer={offer}
                      active={at === props.active}
                      choose={() => props.choose(offer)}
                    />
                  ),
              )}
            </SuggestionGroup>
          ))}
        </div>
      )}
    </div>
  );
}

/** Those of a kind, under its name: a list box has groups and options, and nothing else. */
function SuggestionGroup({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  if (heading === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
    <div role="group" aria-label={heading}>
      <div aria-hidden="true" className="px-5 pt-2 pb-1 text-xs font-bold text-ink-soft">
        {heading}
      </div>
      {children}
    </div>
  );
}

function SuggestionRow(props: { id: string; offer: Offer; active: boolean; choose(): void }) {
  const { offer } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which has the focus
    <div
      id={props.id}
      role="option"
      aria-selected={props.active}
      tabIndex={-1}
      // The box keeps the focus, or the list would be gone before the press is a click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.choose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 px-5 py-2 [overflow-wrap:anywhere] hover:bg-paper',
        props.active && 'bg-paper',
      )}
    >
      <Icon name={icons[offer.kind]} className="size-4 flex-none text-ink-soft" />
      {offer.name}
    </div>
  );
}
