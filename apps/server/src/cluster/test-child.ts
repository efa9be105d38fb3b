/** A process for the tests of the supervisor: its first argument selects its behaviour. */
const [, , behaviour] = process.argv;

process.on('disconnect', () => process.exit(0));
process.on('message', ({ kind }: { kind: string }) => {
  if (kind === 'drain') process.send?.({ kind: 'drained' });
  // A process that waits gets this message from the test, and then becomes ready.
  if (kind === 'database') process.send?.({ kind: 'ready' });
});
if (behaviour === 'fails') {
  process.send?.({ kind: 'failed', sentence: 'There is nothing to do.' });
  process.exit(1);
}
if (behaviour !== 'waits') process.send?.({ kind: 'ready' });
// This process reports that it is ready, and then fails with the same error after each start.
if (behaviour === 'dies')
  setTimeout(() => {
    process.send?.({ kind: 'failed', sentence: 'The roof has come down.' }, undefined, {}, () => process.exit(1));
  }, 20);
