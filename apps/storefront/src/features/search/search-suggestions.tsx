import { classNames, Icon, type IconName } from '@tianguis/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { boxCopy as copy } from './box-copy.ts';
import type { SearchOption } from './suggestions-data.ts';
import { useCombobox } from './use-combobox.ts';
import { useRoom } from './use-room.ts';

const icons: Readonly<Record<SearchOption['kind'], IconName>> = {
  recent: 'clock',
  word: 'search',
  category: 'menu',
  store: 'store',
};

/** Headings before the first suggestion of a kind (UI-09). */
const headings: Partial<Record<SearchOption['kind'], string>> = {
  recent: copy.recent,
  category: copy.categories,
  store: copy.stores,
};

export interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** Whether the page already shows the history; then the empty box suggests none. */
  listed: boolean;
  /** Whether Enter was pressed on too short a text (VA-05). */
  tooShort: boolean;
}

/**
 * Suggestions of the search box (UI-08): an ARIA combobox around the existing input, so that no typed text is lost when
 * this script arrives. Up and Down choose a suggestion, Enter opens it, Escape closes the list. The focus remains in
 * the box.
 */
export function SearchSuggestions({ input: ref, listed, tooShort }: SearchSuggestionsProps) {
  const { id, options, notice: ofShop, open, isShown, active, choose } = useCombobox(ref, listed);
  const notice = tooShort ? copy.tooShort : ofShop;
  const panel = useRef<HTMLDivElement>(null);
  const isPanelShown = isShown || (open && notice !== undefined);
  useRoom(panel, isPanelShown);
  return (
    <>
      <p role="status" className="sr-only">
        {open && notice} {isShown && copy.count(options.length)}
      </p>
      {isPanelShown && (
        <SuggestionList
          ref={panel}
          id={id}
          notice={notice}
          options={isShown ? options : []}
          active={active}
          choose={choose}
          className="absolute inset-x-0 top-full z-50 mt-1 overflow-y-auto overscroll-contain"
        />
      )}
    </>
  );
}

/**
 * The suggestions in groups, below the shop's notice (ST-11). The notice cannot be chosen. `active` is the index chosen
 * by the arrow keys, or -1.
 */
export function SuggestionList(props: {
  ref?: RefObject<HTMLDivElement | null>;
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
    <div
      ref={props.ref}
      data-suggestions=""
      className={classNames('rounded-lg bg-raised py-2 text-ink shadow-lift', props.className)}
    >
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

/** The suggestions of a kind under its heading. A list box may contain groups and options only. */
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
      // Prevents the loss of the focus, since the list would close before the press becomes a click.
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
