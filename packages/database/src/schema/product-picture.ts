/**
 * Pictures of a product, shown by `position`. `color` is the value of the option "Color" that the picture shows; null
 * if the picture is for all colours.
 */
export interface ProductPictureTable {
  product_id: number;
  position: number;
  color: string | null;
  picture_key: string;
  alt: string;
}
