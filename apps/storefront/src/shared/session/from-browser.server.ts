/** The options of a sign-in call: the name of the browser, by which its customer later recognises the session. */
export const fromBrowser = (request: Request) => ({
  headers: { 'user-agent': (request.headers.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300) },
});
