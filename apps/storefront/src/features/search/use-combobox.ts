import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusNextHeading } from '../../shared/links/heading-focus.ts';
import { boxCopy as copy } from './box-copy.ts';
import { fetchSuggestions, joinOptions, noticeAmong, recentOptions, type SearchOption } from './suggestions-data.ts';

/**
 * Makes the input of `ref` an ARIA combobox: fetches suggestions while the shopper types, and handles its keys. With
 * `listed`, the empty box suggests nothing.
 */
export function useCombobox(ref: RefObject<HTMLInputElement | null>, listed: boolean) {
  const id = useId();
  const navigate = useNavigate();
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [notice, setNotice] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = open && options.length > 0;

  const choose = useCallback(
    ({ href }: SearchOption) => {
      setOpen(false);
      // Closes a phone's keyboard, which would cover the loading page.
      ref.current?.blur();
      focusNextHeading();
      navigate(href);
    },
    [ref, navigate],
  );

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
        // If the API fails, the box still searches and suggests from the history. A call that the next key cancelled
        // shows nothing.
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
        // The positions are the suggestions and the box itself (-1), with no suggestion chosen.
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive((now) => ((now + 1 + step + options.length + 1) % (options.length + 1)) - 1);
      } else if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === 'Enter' && isShown && options[active]) {
        event.preventDefault();
        choose(options[active]);
      }
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  }, [ref, id, isShown, active, options, choose]);

  // Scrolls to the chosen suggestion, which may be outside of the visible part of the list.
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return { id, options, notice, open, isShown, active, choose };
}
