import { expect, it } from 'vitest';
import type { ToViewer } from '@meetingapp/contract/live/socket.ts';
import { applyFrame, emptyRoomLog } from './room-log.ts';

const message = (s: number, text = `${s}`): ToViewer => ({
  s,
  at: s,
  k: 'message',
  b: { by: { id: 1, name: '周晓晴', staff: false }, text },
});

it('[O12] the desk shows each message once, in order, also when some are sent again after a break', () => {
  const log = applyFrame(applyFrame(emptyRoomLog, [message(2), message(1)]), [message(2), message(3)]);
  expect(log.said.map(({ s }) => s)).toEqual([1, 2, 3]);
  expect(log.last).toBe(3);
});

it('[O12] a deleted message is gone, and the pinned one is known', () => {
  const removed: ToViewer = { s: 3, at: 3, k: 'removed', b: { sequence: 1 } };
  const pinned: ToViewer = { s: 4, at: 4, k: 'pinned', b: { sequence: 2, said: null } };
  const log = applyFrame(emptyRoomLog, [message(1), message(2), removed, pinned]);
  expect(log.said.map(({ s }) => s)).toEqual([2]);
  expect(log).toMatchObject({ pinned: 2, last: 4 });
});

it('[O12] the viewer count is the one of the newest frame', () => {
  const now = (viewers: number): ToViewer => ({ k: 'now', viewers, likes: 0 });
  expect(applyFrame(emptyRoomLog, [now(3), now(8214)]).viewers).toBe(8214);
});
