// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askConfirm, clearFeedback, showLoading, showNotice, showSuccess, showToast, showTopTip } from './feedback.ts';
import { FeedbackHost } from './FeedbackHost.tsx';
import { clearPage, click, during, find, render } from '../testing/render.tsx';

afterEach(clearPage);

beforeEach(() => {
  vi.useFakeTimers();
  render(<FeedbackHost />);
});
afterEach(() => {
  during(clearFeedback);
  vi.useRealTimers();
});
const said = (role: string) => find(`[role=${role}]`).textContent;
const wait = (milliseconds: number) => during(() => vi.advanceTimersByTime(milliseconds));
const button = (words: string) =>
  [...document.querySelectorAll('dialog button')].find((one) => one.textContent === words) as HTMLElement;

it('[K4] a toast stays for 1000 ms', () => {
  during(() => showToast('Saved'));
  expect(said('status')).toBe('Saved');
  wait(999);
  expect(said('status')).toBe('Saved');
  wait(1);
  expect(said('status')).toBe('');
});

it('[K4] a success toast stays for 3000 ms', () => {
  during(() => showSuccess('Operation succeeded'));
  wait(2999);
  expect(said('status')).toBe('Operation succeeded');
  wait(1);
  expect(said('status')).toBe('');
});

it('[E1] a text that a toast shows is not repeated as a tip', () => {
  during(() => showToast('Please log in again'));
  during(() => showTopTip('Please log in again'));
  expect(said('alert')).toBe('');
});

it('[K4] a top tip stays for 3000 ms and is an alert', () => {
  during(() => showTopTip('Correct the fields in red'));
  wait(2999);
  expect(said('alert')).toBe('Correct the fields in red');
  wait(1);
  expect(said('alert')).toBe('');
});

it('[K4] a second toast has its own full second', () => {
  during(() => showToast('One'));
  wait(900);
  during(() => showToast('Two'));
  wait(900);
  expect(said('status')).toBe('Two');
  wait(100);
  expect(said('status')).toBe('');
});

it('the loading indicator stays until the last request for it is done', () => {
  const done: (() => void)[] = [];
  during(() => void done.push(showLoading('Submitting'), showLoading('Uploading')));
  expect(said('status')).toBe('Uploading');
  during(() => done[1]?.());
  expect(said('status')).toBe('Submitting');
  during(() => done[1]?.());
  expect(said('status')).toBe('Submitting');
  during(() => done[0]?.());
  expect(said('status')).toBe('');
});

it('a question is an alertdialog with buttons named by their action, the harmless one first', async () => {
  let answer: Promise<boolean> | undefined;
  during(() => {
    answer = askConfirm({
      title: 'Cancel this registration?',
      text: 'This cannot be undone.',
      stay: 'Keep',
      act: 'Cancel and refund',
      danger: true,
    });
  });
  const dialog = find('dialog');
  expect(dialog.getAttribute('role')).toBe('alertdialog');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Cancel this registration?',
  );
  expect(document.activeElement?.textContent).toBe('Keep');
  click(button('Cancel and refund'));
  expect(await answer).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});

it('Esc and a second question answer the first with no', async () => {
  let first: Promise<boolean> | undefined;
  let second: Promise<boolean> | undefined;
  during(() => {
    first = askConfirm({ title: 'One?', stay: 'Keep', act: 'Drop' });
  });
  during(() => {
    second = askConfirm({ title: 'Two?', stay: 'Keep', act: 'Drop' });
  });
  expect(await first).toBe(false);
  during(() => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(await second).toBe(false);
});

it('[L5] a notice has its title, its text and one button', async () => {
  let read: Promise<void> | undefined;
  during(() => {
    read = showNotice({ title: 'Tip', text: 'We will send a code to this number.', ok: 'OK' });
  });
  expect(find('dialog h2').textContent).toBe('Tip');
  expect(find('dialog .words').textContent).toBe('We will send a code to this number.');
  expect(document.querySelectorAll('dialog button')).toHaveLength(1);
  click(button('OK'));
  await expect(read).resolves.toBeUndefined();
  expect(document.querySelector('dialog')).toBeNull();
});
