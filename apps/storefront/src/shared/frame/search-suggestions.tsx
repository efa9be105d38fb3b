import { classNames, Icon, type IconName } from '@tianguis/ui';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { copy } from './copy.ts';
import { fetchSuggestions, joinOffers, type Offer, recentOffers } from './suggestions-data.ts';

const icons: Readonly<Record<Offer['kind'], IconName>> = {
  recent: 'clock',
  word: 'search',
  category: 'menu',
  store: 'store',
};

/** Headings stand before the first of a kind (UI-09). */
const headings: Partial<Record<Offer['kind'], string>> = {
  recent: copy.search.recent,
  category: copy.search.categories,
  store: copy.search.stores,
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
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = open && offers.length > 0;
  const kinds = [...new Set(offers.map(({ kind }) => kind))];

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    let asking: AbortController | undefined;
    const ask = () => {
      asking?.abort();
      const typed = input.value;
      const recent = recentOffers(typed);
      setActive(-1);
      setOpen(true);
      if (typed.trim() === '') {
        setOffers(listed ? [] : recent);
        return;
      }
      asking = new AbortController();
      fetchSuggestions(typed, asking.signal).then(
        (suggested) => setOffers(joinOffers(recent, suggested)),
        // Without suggestions the box still searches; own searches are here. A call that the next key cancelled says nothing.
        (error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'AbortError')) setOffers(recent);
        },
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
        {isShown && copy.search.count(offers.length)}
      </p>
      {isShown && (
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={copy.search.suggestions}
          className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto rounded-lg bg-raised py-2 text-ink shadow-lift"
        >
          {kinds.map((kind) => (
            <SuggestionGroup key={kind} heading={headings[kind]}>
              {offers.map(
                (offer, at) =>
                  offer.kind === kind && (
                    <SuggestionRow
                      key={offer.href}
                      id={`${id}-${at}`}
                      offer={offer}
                      active={at === active}
                      choose={() => {
                        setOpen(false);
                        navigate(offer.href);
                      }}
                    />
                  ),
              )}
            </SuggestionGroup>
          ))}
        </div>
      )}
    </>
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
        'flex min-h-11 cursor-pointer items-center gap-3 px-5 [overflow-wrap:anywhere] hover:bg-paper',
        props.active && 'bg-paper',
      )}
    >
      <Icon name={icons[offer.kind]} className="size-4 flex-none text-ink-soft" />
      {offer.name}
    </div>
  );
}
