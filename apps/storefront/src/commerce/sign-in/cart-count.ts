/** Readable by scripts, for the badge of the header (UI-02, ST-03). */
export const cartCountCookie = 'total_items';
