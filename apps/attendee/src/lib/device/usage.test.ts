// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '../storage/device-storage.ts';
import { noteUsage, sendUsage } from './usage.ts';

const sent: Blob[] = [];
let taken = true;
/** jsdom's blobs have no `text`. */
const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob ?? new Blob());
  });
const events = async (blob: Blob | undefined) =>
  (JSON.parse(await textOf(blob)) as { events: Record<string, unknown>[] }).events;

beforeEach(() => {
  sent.length = 0;
  taken = true;
  deviceStorage.set('fingerprint', '0123456789abcdef');
  deviceStorage.set('cid', '5001');
  navigator.sendBeacon = (_address, body) => {
    if (taken) sent.push(body as Blob);
    return taken;
  };
});

it('[T22] page views are sent in one batch when the page is left, and nothing is sent twice', async () => {
  noteUsage('view');
  noteUsage('share', { shareUlr: 'https://m.example/meetingapp/index/5001' });
  expect(sent).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  sendUsage();
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  expect(await events(sent[0])).toMatchObject([
    { type: 'view', cid: '5001', fingerprint: '0123456789abcdef', uid: '', parameter: {} },
    { type: 'share', parameter: { shareUlr: 'https://m.example/meetingapp/index/5001' } },
  ]);
});

it('[T22] views the browser does not accept are kept for the next batch, with their age', async () => {
  vi.useFakeTimers();
  taken = false;
  noteUsage('view');
  vi.advanceTimersByTime(30_000);
  expect(sent).toEqual([]);
  taken = true;
  sendUsage();
  vi.useRealTimers();
  expect(await events(sent[0])).toMatchObject([{ ago: 30_000 }]);
});

it('[T22] the address is reported without its query', async () => {
  history.replaceState(null, '', '/meetingapp/callist/1?token=secret');
  noteUsage('view');
  sendUsage();
  expect(JSON.stringify(await events(sent[0]))).not.toContain('secret');
});
