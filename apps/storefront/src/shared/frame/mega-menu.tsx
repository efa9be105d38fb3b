import type { CategoryNode } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../links/paths.ts';
import { copy } from './copy.ts';
import { Departments } from './mega-menu-panel.tsx';

const panelId = 'departamentos';

/** The tree is fetched once a session, when first asked for (AP-22), and kept here. */
let treePromise: Promise<CategoryNode[]> | undefined;

function loadTree(): Promise<CategoryNode[]> {
  treePromise ??= fetch(paths.departmentsResource)
    .then(async (response) => {
      if (!response.ok) throw new Error(`status ${response.status}`);
      return (await response.json()) as CategoryNode[];
    })
    .catch((error: unknown) => {
      treePromise = undefined;
      throw error;
    });
  return treePromise;
}

/**
 * All departments in a panel (UI-10). Costs nothing before it is opened: no markup, no data. Before JavaScript arrives the
 * button is a link to the page of departments.
 */
export function MegaMenu() {
  const [open, setOpen] = useState(false);
  const [tree, setTree] = useState<CategoryNode[] | 'failed'>();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  function load() {
    setTree(undefined);
    loadTree().then(setTree, () => setTree('failed'));
  }

  /** The button that is pressed goes away: the focus stays in the menu. */
  function retry() {
    opener.current?.focus();
    load();
  }

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  function show() {
    if (!Array.isArray(tree)) load();
    setOpen(true);
  }

  function onOpenerClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (open) setOpen(false);
    else show();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      opener.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === opener.current) {
      event.preventDefault();
      if (open) root.current?.querySelector<HTMLElement>(`#${panelId} a`)?.focus();
      else show();
    }
  }

  /** The keyboard went elsewhere: a panel that stays would hide what has the focus. A press on nothing goes nowhere. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of everything inside are watched here
    <div ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <a
        ref={opener}
        href={paths.departments}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onOpenerClick}
        className="-ml-3 flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold hover:bg-white/15"
      >
        <Icon name="menu" />
        {copy.departments}
        <Icon name="chevron-down" className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </a>
      {open && (
        <div id={panelId} className="absolute inset-x-0 top-full z-40 pt-2.5">
          <div className="page">
            <div className="max-h-[min(34rem,calc(100dvh-9rem))] overflow-hidden rounded-lg bg-raised text-ink shadow-lift">
              {tree === undefined && (
                <p className="p-8 text-ink-soft" role="status">
                  {copy.loading}
                </p>
              )}
              {tree === 'failed' && (
                <div role="alert" className="flex items-center gap-4 p-8">
                  {copy.departmentsError}
                  <button type="button" onClick={retry} className="min-h-11 font-semibold text-talavera underline">
                    {copy.retry}
                  </button>
                </div>
              )}
              {Array.isArray(tree) && <Departments tree={tree} />}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
