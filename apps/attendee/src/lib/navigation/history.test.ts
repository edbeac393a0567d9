// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { history } from './history.ts';

const here = () => location.pathname + location.search;
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
async function back() {
  const done = popped();
  history.back();
  await done;
}
async function returnTo(address: string) {
  const done = popped();
  history.return(address);
  await done;
}

let n = 0;
beforeEach(() => {
  n += 1;
  history.push(`/meetingapp/start/${n}`);
});

describe('going back to where the log-in was requested', () => {
  it('[T13] keeps one history entry, so that Back leads to the page before it', async () => {
    history.push('/meetingapp/personalList/3?lang=en');
    history.push('/meetingapp/mregister/login/3?back=x');
    await returnTo('/meetingapp/personalList/3?lang=en');
    expect(here()).toBe('/meetingapp/personalList/3?lang=en');
    await back();
    expect(here()).toBe(`/meetingapp/start/${n}`);
  });

  it('skips all pages of the log-in, also one that replaced another', async () => {
    history.push('/meetingapp/form');
    history.push('/meetingapp/login');
    history.push('/meetingapp/reg');
    history.replace('/meetingapp/reg?lang=en');
    await returnTo('/meetingapp/form');
    expect(here()).toBe('/meetingapp/form');
    await back();
    expect(here()).toBe(`/meetingapp/start/${n}`);
  });

  it('replaces the log-in when no near entry has that address', async () => {
    history.push('/meetingapp/login');
    history.return('/meetingapp/other');
    expect(here()).toBe('/meetingapp/other');
    await back();
    expect(here()).toBe(`/meetingapp/start/${n}`);
  });
});
