import { Icon } from '@tianguis/ui';
import { DepartmentTile } from '../../commerce/department-tile.tsx';
import { ProductShelf } from '../../commerce/shelf/product-shelf.tsx';
import { searchCopy as copy } from './copy.ts';
import type { Elsewhere } from './data.server.ts';
import { SuggestedNotice } from './notices.tsx';
import { SearchForm } from './search-form.tsx';

/** The page of a search without results or without a text: the box, departments, best-selling products. */
export function NoResults({
  text,
  missingThing,
  suggested,
  elsewhere,
  hiddenDiscount,
  heading: Heading = 'h1',
}: {
  heading?: 'h1' | 'h2';
  text: string;
  /** A thing of the search that the shop does not sell. */
  missingThing?: string | undefined;
  suggested: string | undefined;
  elsewhere: Elsewhere;
  hiddenDiscount: number;
}) {
  // If the shop does not sell the thing, advice about spelling would be wrong.
  const advice = missingThing === undefined ? copy.none.text : copy.none.instead;
  const words = text === '' ? copy.empty : { title: copy.none.title(text), text: advice };
  return (
    <>
      <header className="grid justify-items-center px-4 pt-8 pb-4 text-center">
        <Icon name="search" className="size-10 text-ink-soft" />
        <Heading className="mt-3 text-xl font-bold [overflow-wrap:anywhere] lg:text-2xl">{words.title}</Heading>
        {missingThing !== undefined && missingThing !== text && (
          <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{copy.none.missing(missingThing)}</p>
        )}
        {suggested !== undefined && <SuggestedNotice suggested={suggested} />}
        <p className="mt-1 max-w-prose text-ink-soft">{words.text}</p>
      </header>
      <SearchForm className="mx-auto mt-2 flex w-full max-w-xl" tone="paper" text={text} />
      <section className="mt-8">
        <h2 className="text-lg font-bold lg:text-xl">{copy.none.departments}</h2>
        <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5 xl:grid-cols-9">
          {elsewhere.departments.map((department) => (
            <li key={department.id}>
              <DepartmentTile department={department} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-8">
        <ProductShelf
          title={copy.none.bestSellers}
          products={elsewhere.bestSellers}
          hiddenDiscount={hiddenDiscount}
          far
        />
      </div>
    </>
  );
}
