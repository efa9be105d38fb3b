/** RT-04: minutes for which the mailed link to a new password serves. */
export const recoveryMinutes = 30;

/** The page that a mailed link opens; it takes the token out of the address. */
export function recoveryPath(token: string): string {
  return `/recuperar-contrasena/?${new URLSearchParams({ token })}`;
}
