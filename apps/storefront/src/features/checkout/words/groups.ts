/** Long numbers in groups, so that people can read and dictate them. */

/** A reference in groups of four: `9300 0012 3456 78`. */
export const referenceInGroups = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** A CLABE in the groups of its parts: bank, place, account, check digit. */
export const clabeInGroups = (clabe: string): string => clabe.replace(/^(.{3})(.{3})(.{11})(.)$/, '$1 $2 $3 $4');
