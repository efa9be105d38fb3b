import type { CategoryNode } from '@tianguis/contract';
import type { FrameData } from '../../app/frame/frame-data.ts';
import type { CardData } from '../../commerce/product-card/card-data.ts';
import type { ProductPageData } from '../../features/product/data.server.ts';
import type { MenuLink } from '../../shared/frame/menu-link.ts';

/** The gallery's data, taken from the shop itself, so that pictures exist and links work. */
export interface GalleryData {
  /** Cards of products. */
  real: readonly CardData[];
  page: ProductPageData;
  /** A store with products. */
  store: { id: number; slug: string };
  /** Some departments with their descendants. */
  tree: CategoryNode[];
  frame: FrameData;
  groups: readonly { title: string; links: readonly MenuLink[] }[];
  /** Epoch milliseconds. */
  now: number;
  siteName: string;
  origin: string;
}
