import { classNames, Icon, type IconName } from '@tianguis/ui';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { boxCopy as copy } from './box-copy.ts';
import { fetchSuggestions, joinOptions, noticeAmong, recentOptions, type SearchOption } from './suggestions-data.ts';

const icons: Readonly<Record<SearchOption['kind'], IconName>> = {
  recent: 'clock',
  word: 'search',
  category: 'menu',
  store: 'store',
};

/** Headings come before the first suggestion of a kind (UI-09). */
const headings: Partial<Record<SearchOption['kind'], string>> = {
  recent: copy.recent,
  category: copy.categories,
  store: copy.stores,
};

export interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** The page already shows the history, so the empty box suggests none. */
  listed: boolean;
}

/**
 * Suggestions of the search box (UI-08): an ARIA combobox around the existing input, so that no typed text is lost when
 * this script arrives. Up and Down choose, Enter opens, Escape closes; the box keeps the focus.
 */
export function SearchSuggestions({ input: ref, listed }: SearchSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [notice, setNotice] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = open && options.length > 0;

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    let asking: AbortController | undefined;
    const ask = () => {
      asking?.abort();
      const typed = input.value;
      const recent = recentOptions(typed);
      const show = (options: readonly SearchOption[], text?: string) => {
        setOptions(options);
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
        (suggested) => show(joinOptions(recent, suggested), noticeAmong(suggested)),
        // Without the API's suggestions the box still searches and suggests from the history. A call that the next key
        // cancelled shows nothing.
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
        if (options.length === 0) return;
        event.preventDefault();
        setOpen(true);
        // One more position than suggestions: the box itself, with nothing chosen.
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive((now) => ((now + 1 + step + options.length + 1) % (options.length + 1)) - 1);
      } else if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === 'Enter' && isShown && options[active]) {
        event.preventDefault();
        setOpen(false);
        navigate(options[active].href);
      }
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  }, [ref, id, isShown, active, options, navigate]);

  return (
    <>
      <p role="status" className="sr-only">
        {open && notice} {isShown && copy.count(options.length)}
      </p>
      {(isShown || (open && notice !== undefined)) && (
        <SuggestionList
          id={id}
          notice={notice}
          options={isShown ? options : []}
          active={active}
          choose={(option) => {
            setOpen(false);
            navigate(option.href);
          }}
          className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto"
        />
      )}
    </>
  );
}

/**
 * The suggestions in groups, below the shop's notice (ST-11), which cannot be chosen. `active` is the index chosen by
 * the arrow keys, or -1.
 */
export function SuggestionList(props: {
  id: string;
  notice?: string | undefined;
  options: readonly SearchOption[];
  active: number;
  choose(option: SearchOption): void;
  className?: string;
}) {
  const { id, notice, options } = props;
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  return (
    <div className={classNames('rounded-lg bg-raised py-2 text-ink shadow-lift', props.className)}>
      {notice !== undefined && (
        <p className="flex items-center gap-3 px-5 py-2 text-sm text-ink-soft">
          <Icon name="info" className="size-4 flex-none" />
          {notice}
        </p>
      )}
      {options.length > 0 && (
        <div id={id} role="listbox" tabIndex={-1} aria-label={copy.suggestions}>
          {kinds.map((kind) => (
            <SuggestionGroup key={kind} heading={headings[kind]}>
              {options.map(
                (option, at) =>
                  option.kind === kind && (
                    <SuggestionRow
                      key={option.href}
                      id={`${id}-${at}`}
                      option={option}
                      active={at === props.active}
                      choose={() => props.choose(option)}
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

/** The suggestions of a kind under its name: a list box contains groups and options only. */
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

function SuggestionRow(props: { id: string; option: SearchOption; active: boolean; choose(): void }) {
  const { option } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which has the focus
    <div
      id={props.id}
      role="option"
      aria-selected={props.active}
      tabIndex={-1}
      // Keeps the focus in the box; otherwise the list would close before the press becomes a click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.choose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 px-5 py-2 [overflow-wrap:anywhere] hover:bg-paper',
        props.active && 'bg-paper',
      )}
    >
      <Icon name={icons[option.kind]} className="size-4 flex-none text-ink-soft" />
      {option.name}
    </div>
  );
}
