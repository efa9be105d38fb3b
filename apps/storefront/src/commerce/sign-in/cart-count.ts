/** Cookie with the number of pieces in the cart. Scripts read the cookie for the badge of the header (UI-02, ST-03). */
export const cartCountCookie = 'total_items';
/** Cookie with the version of the cart. An open page of the cart reads the cart again if it shows another version. */
export const cartVersionCookie = 'version_carrito';
