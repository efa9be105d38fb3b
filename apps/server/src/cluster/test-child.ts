/** A process for the tests of the supervisor: does what its first argument says. */
const [, , behaviour] = process.argv;

process.on('disconnect', () => process.exit(0));
process.on('message', ({ kind }: { kind: string }) => {
  if (kind === 'drain') process.send?.({ kind: 'drained' });
  // Of one that waits: what the test says when it shall be ready.
  if (kind === 'database') process.send?.({ kind: 'ready' });
});
if (behaviour === 'fails') {
  process.send?.({ kind: 'failed', sentence: 'There is nothing to do.' });
  process.exit(1);
}
if (behaviour !== 'waits') process.send?.({ kind: 'ready' });
// Said to be ready, and gone with the same error, whenever it is begun.
if (behaviour === 'dies')
  setTimeout(() => {
    process.send?.({ kind: 'failed', sentence: 'The roof has come down.' }, undefined, {}, () => process.exit(1));
  }, 20);
