import type { CategoryNode } from '@tianguis/contract';
import type { FrameData } from '../../app/frame/frame-data.ts';
import type { CardData } from '../../commerce/card-data.ts';
import type { ProductPageData } from '../../features/product/data.server.ts';
import type { MenuLink } from '../../shared/frame/menu-link.ts';

/** What the gallery draws its modules with: things of the shop itself, so that its pictures are there and its links answer. */
export interface GalleryData {
  /** Cards of products. */
  real: readonly CardData[];
  page: ProductPageData;
  /** A store that sells. */
  store: { id: number; slug: string };
  /** Some departments with what they hold. */
  tree: CategoryNode[];
  frame: FrameData;
  groups: readonly { title: string; links: readonly MenuLink[] }[];
  /** Epoch milliseconds. */
  now: number;
  siteName: string;
  origin: string;
}
