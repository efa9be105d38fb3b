/** RT-18: the page that shows a mail in the browser. @param token signed for this mail alone */
export function mailInBrowserPath(token: string): string {
  return `/verCorreoCompleto?${new URLSearchParams({ token })}`;
}
