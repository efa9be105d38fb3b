/** RT-04: minutes for which the mailed link to a new password is valid. */
export const recoveryMinutes = 30;

/** Path of the page that a mailed link opens. The page removes the token from its URL. */
export function recoveryPath(token: string): string {
  return `/recuperar-contrasena/?${new URLSearchParams({ token })}`;
}
