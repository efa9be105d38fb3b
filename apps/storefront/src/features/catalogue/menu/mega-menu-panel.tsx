import { Icon } from '@tianguis/ui';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { menuCategoryPath } from '../../../shared/links/paths.ts';
import { menuCopy as copy } from './copy.ts';
import { linksOf, moveFocus } from './mega-menu-panel-keys.ts';
import type { MenuNode } from './menu-tree.ts';

/** Number of third-level items before "Ver más" (UI-10). */
const shownLeaves = 6;

/** If a list is longer than the screen, its last line fades. The list has padding of the same height as the fade. */
const fade =
  'after:pointer-events-none after:sticky after:bottom-0 after:block after:h-10 after:bg-linear-to-t after:from-raised after:to-transparent';

/**
 * The pointer may cross other departments on its way to the branches. So only a department on which the pointer rests
 * is opened.
 */
const restMs = 120;

/**
 * Three levels of categories (UI-10): departments at the left, and the branches of the current department at the right.
 */
export function Departments({ tree }: { tree: readonly MenuNode[] }) {
  const [current, setCurrent] = useState(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  /**
   * The first tap of a finger shows a department, as a resting mouse does. The second tap opens the page of the
   * department.
   */
  const firstTap = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const branches = useRef<HTMLDivElement>(null);
  const department = tree[current];

  function rest(index: number) {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setCurrent(index), restMs);
  }

  function onPointerDown(event: PointerEvent, index: number) {
    firstTap.current = event.pointerType !== 'mouse' && index !== current;
  }

  function onClick(event: MouseEvent, index: number) {
    if (firstTap.current) event.preventDefault();
    firstTap.current = false;
    setCurrent(index);
  }

  /**
   * Roving tabindex: Tab reaches only the current department. Tab or the right arrow moves the focus to its branches.
   */
  function onListKey(event: KeyboardEvent) {
    const index = moveFocus(event, linksOf(list.current));
    if (index !== undefined) setCurrent(index);
    else if (event.key === 'ArrowRight') {
      event.preventDefault();
      linksOf(branches.current)[0]?.focus();
    }
  }

  function onBranchKey(event: KeyboardEvent) {
    if (moveFocus(event, linksOf(branches.current)) !== undefined || event.key !== 'ArrowLeft') return;
    event.preventDefault();
    linksOf(list.current)[current]?.focus();
  }

  return (
    <div className="grid max-h-[calc(100dvh-var(--header)-1rem)] min-h-80 grid-cols-[19rem_1fr] grid-rows-[minmax(0,1fr)]">
      <ul ref={list} onKeyDown={onListKey} className={`overflow-y-auto border-r border-line pt-2 text-sm ${fade}`}>
        {tree.map((node, index) => (
          <li key={node.id}>
            <a
              href={menuCategoryPath([node.name], node.id)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && rest(index)}
              onPointerLeave={() => clearTimeout(resting.current)}
              tabIndex={index === current ? 0 : -1}
              onPointerDown={(event) => onPointerDown(event, index)}
              onClick={(event) => onClick(event, index)}
              aria-current={index === current ? 'true' : undefined}
              className="flex min-h-9.5 items-center gap-3 px-4 pointer-coarse:min-h-11 aria-[current]:bg-rosa-wash aria-[current]:font-semibold aria-[current]:text-rosa-deep"
            >
              {node.icon && <img src={node.icon} alt="" width={28} height={28} className="size-7 rounded-sm" />}
              <span className="grow">{node.name}</span>
              <Icon name="chevron-right" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      {department && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the links inside are caught here
        <div
          ref={branches}
          key={department.id}
          onKeyDown={onBranchKey}
          className={`overflow-y-auto px-5 pt-5 [contain:size] ${fade}`}
        >
          <a
            href={menuCategoryPath([department.name], department.id)}
            className="mb-5 flex items-center gap-4 rounded-md bg-sunken p-2.5 pr-4 hover:text-rosa"
          >
            {/* The list shows the same file, so it is already cached. */}
            {department.icon && (
              <img src={department.icon} alt="" width={80} height={80} className="size-20 rounded-sm" />
            )}
            <span className="grow">
              <strong className="block text-lg font-semibold">{copy.seeAll(department.name)}</strong>
              <span className="text-sm text-ink-soft">{copy.categories(department.children.length)}</span>
            </span>
            <Icon name="chevron-right" />
          </a>
          <div className="gap-8 [column-width:15rem]">
            {department.children.map((branch) => (
              <Branch key={branch.id} department={department} branch={branch} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Branch({ department, branch }: { department: MenuNode; branch: MenuNode }) {
  const names = [department.name, branch.name];
  const href = menuCategoryPath(names, branch.id);
  return (
    <section className="mb-5 break-inside-avoid text-base">
      <h3 className="font-semibold">
        <a href={href} className="block py-1 hover:text-rosa pointer-coarse:py-3">
          {branch.name}
        </a>
      </h3>
      <ul>
        {branch.children.slice(0, shownLeaves).map((leaf) => (
          <li key={leaf.id}>
            <a
              href={menuCategoryPath([...names, leaf.name], leaf.id)}
              className="block py-1 text-ink-soft hover:text-rosa pointer-coarse:py-3"
            >
              {leaf.name}
            </a>
          </li>
        ))}
        {branch.children.length > shownLeaves && (
          <li>
            <a
              href={href}
              className="block py-1 font-semibold text-talavera hover:underline pointer-coarse:py-3"
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
