/** The options of a call that signs in: the name of the browser, by which its customer knows the session later. */
export const fromBrowser = (request: Request) => ({
  headers: { 'user-agent': (request.headers.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300) },
});
