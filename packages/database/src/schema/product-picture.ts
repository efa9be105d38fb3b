/**
 * Pictures of a product, shown by `position`. `color`: the value of the option "Color" that the picture shows; null:
 * any.
 */
export interface ProductPictureTable {
  product_id: number;
  position: number;
  color: string | null;
  picture_key: string;
  alt: string;
}
