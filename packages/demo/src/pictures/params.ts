/** Parameters of a drawing besides the colours; see `PictureRecipe.params`. */
export type Params = Readonly<Record<string, string | number>>;
