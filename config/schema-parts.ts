/** Parts that several schemas of the configuration share. */

export const strict = { additionalProperties: false };

/** Pattern of a visible text of one line. */
export const words = '^[^\\p{Cc}]*[\\p{L}\\p{N}][^\\p{Cc}]*$';
