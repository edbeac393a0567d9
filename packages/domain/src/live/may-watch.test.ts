import { expect, it } from 'vitest';
import { watchLevels } from '@meetingapp/contract/live/socket.ts';
import { mayWatch, watchLevelFrom } from './may-watch.ts';

it('[S59] only those who paid watch what is for paid personnel', () => {
  const paid = watchLevelFrom({ loggedIn: true, registered: true, settled: true });
  const owing = watchLevelFrom({ loggedIn: true, registered: true, settled: false });
  expect(mayWatch('paid', paid)).toBe(true);
  expect(mayWatch('paid', owing)).toBe(false);
  expect(mayWatch('registered', owing)).toBe(true);
  expect(mayWatch('account', watchLevelFrom({ loggedIn: false, registered: true, settled: true }))).toBe(false);
});

it('[O12] every level grants access to itself and to all above it', () => {
  for (const [needed, level] of watchLevels.entries())
    for (const [standing, has] of watchLevels.entries()) expect(mayWatch(level, has)).toBe(standing >= needed);
});
