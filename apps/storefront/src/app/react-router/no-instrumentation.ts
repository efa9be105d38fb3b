/**
 * Replaces React Router's `lib/router/instrumentation.js` in the browser (`slim-router.ts`). The original measures
 * navigations for an observer. This shop passes no `instrumentations`. So React Router's client calls only
 * `consumeInstrumentationClientResultMetaReceiver`.
 */

/** Returns no receiver, since nothing observes navigations. */
function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

function refuse(): never {
  throw new Error('The bundle has no instrumentation of React Router: see no-instrumentation.ts.');
}

export {
  consumeInstrumentationClientResultMetaReceiver,
  refuse as getRouteInstrumentationUpdates,
  refuse as instrumentClientSideRouter,
  refuse as instrumentHandler,
  refuse as instrumentationResultMetaContext,
};
