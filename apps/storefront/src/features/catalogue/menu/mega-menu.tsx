import { Icon, useScopedId } from '@tianguis/ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { askShop } from '../../../shared/api/resource.ts';
import { isPlainClick } from '../../../shared/links/link.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { menuCopy as copy } from './copy.ts';
import { type MenuNode, menuTreePath } from './menu-tree.ts';

interface Content {
  tree: MenuNode[];
  Departments: typeof import('./mega-menu-panel.tsx').Departments;
}

/**
 * The tree and the panel's script are fetched on first use and remain in memory. The browser caches the tree for the
 * next document (AP-22).
 */
let contentPromise: Promise<Content> | undefined;

function loadContent(version: string | undefined): Promise<Content> {
  contentPromise ??= Promise.all([askShop<MenuNode[]>(menuTreePath(version)), import('./mega-menu-panel.tsx')])
    .then(([tree, { Departments }]) => ({ tree, Departments }))
    .catch((error: unknown) => {
      contentPromise = undefined;
      throw error;
    });
  return contentPromise;
}

/**
 * A panel with all departments (UI-10). Until it opens, it loads no markup, data or script. Before JavaScript loads,
 * the button is a link to the page of departments.
 */
export function MegaMenu({ treeVersion }: { treeVersion: string | undefined }) {
  const panelId = useScopedId('departamentos');
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<Content | 'failed'>();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  function load() {
    setContent(undefined);
    loadContent(treeVersion).then(setContent, () => setContent('failed'));
  }

  /** The pressed button is removed, so the focus moves to the menu. */
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
    if (typeof content !== 'object') load();
    setOpen(true);
  }

  function onOpenerClick(event: MouseEvent) {
    if (!isPlainClick(event.nativeEvent)) return;
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
      if (open) root.current?.querySelector<HTMLElement>(`#${CSS.escape(panelId)} a`)?.focus();
      else show();
    }
  }

  /**
   * Closes the panel when the focus moves elsewhere, since the panel would cover the focused element. A press outside
   * of all controls moves no focus.
   */
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
            <div className="overflow-hidden rounded-lg bg-raised text-ink shadow-lift">
              <MenuReplied content={content} retry={retry} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** The panel's content: loading, the departments, or an error. */
export function MenuReplied({ content, retry }: { content: Content | 'failed' | undefined; retry: () => void }) {
  if (content === undefined)
    return (
      <p className="p-8 text-ink-soft" role="status">
        {copy.loading}
      </p>
    );
  if (content === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 p-8">
        {copy.failed}
        <button type="button" onClick={retry} className="min-h-11 font-semibold text-talavera underline">
          {copy.retry}
        </button>
      </div>
    );
  return <content.Departments tree={content.tree} />;
}
