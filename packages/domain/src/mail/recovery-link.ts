/** RT-04: minutes for which the mailed link to a new password is valid. */
export const recoveryMinutes = 30;

/**
 * Days for which a passkey or an authenticator app counts as new. A recovery removes new ones, since a thief of a
 * session may have added them. Older ones stay, so that a stolen mailbox is not enough to remove a factor.
 */
export const newFactorDays = 30;

/** Days for which the link of a mail about a new passkey or app removes it. */
export const factorLinkDays = 7;

/** Path of the page that removes a passkey or an app by the mailed link. The page removes the token from its URL. */
export function notMePath(token: string): string {
  return `/recuperar-contrasena/no-fui-yo?${new URLSearchParams({ token })}`;
}

/** Path of the page that a mailed link opens. The page removes the token from its URL. */
export function recoveryPath(token: string): string {
  return `/recuperar-contrasena/?${new URLSearchParams({ token })}`;
}
