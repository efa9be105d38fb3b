/** Parts that several schemas of the configuration have. */

export const strict = { additionalProperties: false };

/** A visible text of one line. */
export const words = '^[^\\p{Cc}]*[\\p{L}\\p{N}][^\\p{Cc}]*$';
