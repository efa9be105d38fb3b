/** Cookie with the number of pieces in the cart. Scripts read the cookie for the badge of the header (UI-02, ST-03). */
export const cartCountCookie = 'total_items';
