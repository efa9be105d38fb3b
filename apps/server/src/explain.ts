/** What our own code throws for an operator is one sentence; anything else is a fault of ours and shows where. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const forOperators = error.constructor === Error || error.name === 'DataDirInUse';
  return forOperators ? error.message : (error.stack ?? error.message);
}
