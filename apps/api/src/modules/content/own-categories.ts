/**
 * Fits a document to the categories of the shop. A document names a category by its names, and another shop may not
 * have the category, or may have another category of the same number. So blocks about missing categories are left out,
 * and links to closed pages too.
 */
import type { BlockDocument, CategoryList, CategoryReference, ContentLink, ProductSource } from '@tianguis/contract';
import type { CategoryTree } from '../categories/service.ts';

export type CategoryLists = Readonly<Record<CategoryList, readonly CategoryReference[]>>;

/** A link that names its category: `/categoria/hogar-y-jardin/cocina/descuento=10/pagina=1`. */
const namedLink = /^\/categoria\/(?!\d+(?:\/|$))([a-z0-9-]+(?:\/[a-z0-9-]+){0,2})(\/[^/]*=.*)?$/;

/** Finds what documents name in the categories of a shop. */
export function ownCategories(
  { byName }: Pick<CategoryTree, 'byName'>,
  lists: CategoryLists,
  isClosed: (href: string) => boolean = () => false,
) {
  /** The number of a category; undefined if the shop has no category of this name. */
  const numberOf = (reference: CategoryReference): number | undefined =>
    typeof reference === 'number' ? reference : byName.get(reference)?.node.id;

  const numbersOf = (list: CategoryList): number[] => lists[list].flatMap((reference) => numberOf(reference) ?? []);

  /**
   * The address of a link; undefined if the link names a category that the shop does not have, or leads to a page about
   * something that the shop does not offer.
   */
  function addressOf(href: string): string | undefined {
    if (isClosed(href)) return undefined;
    const [, name, rest = ''] = namedLink.exec(href) ?? [];
    if (name === undefined) return href;
    const category = byName.get(name)?.node;
    return category && `/categoria/${category.id}/${category.slug}${rest}`;
  }

  /** Whether the shop has a category of a source. A source that names no category needs none. */
  const hasCategory = ({ category, list }: ProductSource): boolean =>
    (category === undefined || numberOf(category) !== undefined) && (list === undefined || numbersOf(list).length > 0);

  return { numberOf, numbersOf, addressOf, hasCategory };
}

export type OwnCategories = ReturnType<typeof ownCategories>;

/**
 * The blocks without slides, tiles and links that name categories which the shop does not have. A hero keeps its first
 * slide in any case, since the slide contains the title of the page.
 */
export function fitBlocks(blocks: readonly BlockDocument[], own: OwnCategories): BlockDocument[] {
  return blocks.flatMap((block): BlockDocument[] => {
    switch (block.type) {
      case 'hero': {
        const fitting = block.slides.filter(({ products }) => products === undefined || own.hasCategory(products));
        const slides = fitting.length > 0 ? fitting : block.slides.slice(0, 1);
        return [{ ...block, slides: slides.map((slide) => ({ ...slide, actions: linksOf(slide.actions, own) })) }];
      }
      case 'editorial': {
        const tiles = block.tiles.flatMap((tile) => {
          const href = own.addressOf(tile.href);
          return href === undefined ? [] : [{ ...tile, href }];
        });
        return tiles.length > 0 ? [{ ...withOwnMore(block, own), tiles }] : [];
      }
      case 'countdown': {
        const { action, ...others } = block;
        const [known] = action === undefined ? [] : linksOf([action], own);
        return [known === undefined ? others : { ...others, action: known }];
      }
      case 'text':
        return [block];
      default:
        return [withOwnMore(block, own)];
    }
  });
}

const linksOf = (links: readonly ContentLink[], own: OwnCategories): ContentLink[] =>
  links.flatMap((link) => {
    const href = own.addressOf(link.href);
    return href === undefined ? [] : [{ ...link, href }];
  });

/** The block with its link beside the title, or without a link. */
function withOwnMore<Titled extends { more?: ContentLink }>(block: Titled, own: OwnCategories): Titled {
  if (block.more === undefined) return block;
  const [more] = linksOf([block.more], own);
  if (more !== undefined) return { ...block, more };
  const { more: _, ...rest } = block;
  return rest as Titled;
}
