/** The query of the home page as the start of the installed app (PW-04). */
export const appStart = '?app=1';
