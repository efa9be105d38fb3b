/**
 * RT-18: path of the page that shows a mail in the browser. @param token signed token that is valid for this mail only
 */
export function mailInBrowserPath(token: string): string {
  return `/verCorreoCompleto?${new URLSearchParams({ token })}`;
}
