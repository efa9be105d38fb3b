import type { CategoryNode } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { menuCategoryPath, paths } from '../links/paths.ts';
import { copy } from './copy.ts';

/** Items of a third level before "Ver más" (UI-10). */
const shownLeaves = 6;
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

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  function onOpenerClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (!open && !Array.isArray(tree)) load();
    setOpen(!open);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is caught here for everything inside
    <div ref={root} onKeyDown={onKeyDown}>
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
                  <button type="button" onClick={load} className="min-h-11 font-semibold text-talavera underline">
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

/** A pointer on its way to the branches crosses other departments: only where it rests counts. */
const restMs = 120;

function Departments({ tree }: { tree: readonly CategoryNode[] }) {
  const [current, setCurrent] = useState(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const department = tree[current];
  const list = useRef<HTMLUListElement>(null);

  function rest(index: number) {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setCurrent(index), restMs);
  }

  /** Up and down walk the departments, of which Tab meets the current one alone; Tab or right goes into what it holds. */
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (current + step + tree.length) % tree.length;
      setCurrent(next);
      list.current?.querySelectorAll('a')[next]?.focus();
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      list.current?.parentElement?.querySelector<HTMLElement>('[data-branches] a')?.focus();
    }
  }

  return (
    <div className="grid h-[min(34rem,calc(100dvh-9rem))] grid-cols-[17rem_1fr]">
      <ul ref={list} onKeyDown={onKeyDown} className="overflow-y-auto border-r border-line py-2 text-sm">
        {tree.map((node, index) => (
          <li key={node.id}>
            <a
              href={menuCategoryPath([node.name], node.id)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && rest(index)}
              onPointerLeave={() => clearTimeout(resting.current)}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              aria-current={index === current ? 'true' : undefined}
              className="flex min-h-10 items-center gap-3 px-4 aria-[current]:bg-rosa-wash aria-[current]:font-semibold aria-[current]:text-rosa-deep"
            >
              {node.icon && <img src={node.icon} alt="" width={28} height={28} className="size-7 rounded-sm" />}
              <span className="grow">{node.name}</span>
              <Icon name="chevron-right" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      {department && (
        <div data-branches className="overflow-y-auto p-5">
          <a
            href={menuCategoryPath([department.name], department.id)}
            className="touch text-sm font-semibold text-talavera hover:underline"
          >
            {copy.seeAll(department.name)}
          </a>
          <div className="mt-3 gap-6 [column-width:13rem]">
            {department.children.map((branch) => (
              <Branch key={branch.id} department={department} branch={branch} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Branch({ department, branch }: { department: CategoryNode; branch: CategoryNode }) {
  const names = [department.name, branch.name];
  const href = menuCategoryPath(names, branch.id);
  return (
    <section className="mb-5 break-inside-avoid text-sm">
      <h3 className="font-semibold">
        <a href={href} className="block py-1 hover:text-rosa">
          {branch.name}
        </a>
      </h3>
      <ul>
        {branch.children.slice(0, shownLeaves).map((leaf) => (
          <li key={leaf.id}>
            <a
              href={menuCategoryPath([...names, leaf.name], leaf.id)}
              className="block py-1.5 text-ink-soft hover:text-rosa"
            >
              {leaf.name}
            </a>
          </li>
        ))}
        {branch.children.length > shownLeaves && (
          <li>
            <a
              href={href}
              className="block py-1 font-semibold text-talavera hover:underline"
              aria-label={`${copy.seeMore}: ${branch.name}`}
            >
              {copy.seeMore}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
