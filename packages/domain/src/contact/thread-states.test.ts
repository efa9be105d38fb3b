/** Tests of the states of a thread of messages (AF-05). */
import { expect, test } from 'vitest';
import { nextThreadState } from './thread-states.ts';

test.each([
  ['waiting', 'message', 'waiting'],
  ['waiting', 'answer', 'answered'],
  ['waiting', 'closing', 'closed'],
  ['answered', 'message', 'waiting'],
  ['answered', 'answer', 'answered'],
  ['answered', 'closing', 'closed'],
  ['closed', 'message', undefined],
  ['closed', 'answer', undefined],
  ['closed', 'closing', 'closed'],
] as const)('AF-05 %s, then %s: %s', (state, event, next) => expect(nextThreadState(state, event)).toBe(next));
