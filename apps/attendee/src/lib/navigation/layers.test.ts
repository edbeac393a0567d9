// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { history } from './history.ts';
import { afterLayers, openLayer } from './layers.ts';

const here = () => location.pathname + location.search;
const moves: string[] = [];
history.subscribe((move) => moves.push(`${move} ${here()}`));

/** Steps of the browser and their consequences have been made. */
async function still() {
  let seen = '';
  await vi.waitFor(
    () => {
      const now = `${here()} ${JSON.stringify(window.history.state)}`;
      const same = now === seen;
      seen = now;
      expect(same).toBe(true);
    },
    { interval: 40 },
  );
}
async function step(by: number) {
  window.history.go(by);
  await still();
}

/** A sheet as its owner sees it: closed by Back or by its button. */
function sheet() {
  const state = { open: true, close: () => undefined as void };
  const closed = openLayer(() => state.close());
  state.close = () => {
    state.open = false;
    closed();
  };
  return state;
}

let n = 0;
beforeEach(async () => {
  await still();
  n += 1;
  history.push(`/meetingapp/before/${n}`);
  history.push(`/meetingapp/page/${n}`);
  moves.length = 0;
});

describe('[T20] what leaves the page after a dialog', () => {
  it('waits until the dialog has given up its entry, and happens at once when nothing is open', async () => {
    const seen: number[] = [];
    const layer = () => (window.history.state as { layer: number }).layer;
    const one = sheet();
    await still();
    afterLayers(() => seen.push(layer()));
    expect(seen).toEqual([]);
    one.close();
    await still();
    expect(seen).toEqual([0]);
    afterLayers(() => seen.push(layer()));
    expect(seen).toEqual([0, 0]);
  });
});

describe('Back with something open above the page', () => {
  it('closes the sheet and stays on the page; the next Back leaves it', async () => {
    const one = sheet();
    await step(-1);
    expect(one.open).toBe(false);
    expect([here(), moves]).toEqual([`/meetingapp/page/${n}`, []]);
    await step(-1);
    expect(moves).toEqual([`pop /meetingapp/before/${n}`]);
  });

  it('closes the topmost first', async () => {
    const below = sheet();
    const above = sheet();
    await step(-1);
    expect([below.open, above.open]).toEqual([true, false]);
    await step(-1);
    expect([below.open, moves]).toEqual([false, []]);
  });

  it('does not leave a dead entry when the sheet was closed by its button', async () => {
    sheet().close();
    await still();
    await step(-1);
    expect(moves).toEqual([`pop /meetingapp/before/${n}`]);
  });

  it('does not reopen it on Forward', async () => {
    const one = sheet();
    await step(-1);
    await step(1);
    expect(one.open).toBe(false);
    await step(-1);
    expect(moves).toEqual([`pop /meetingapp/before/${n}`]);
  });

  it('opens a page from the sheet in its place, so that Back returns to the page without the sheet', async () => {
    const one = sheet();
    one.close();
    history.push('/meetingapp/next');
    await still();
    expect(here()).toBe('/meetingapp/next');
    await step(-1);
    expect(here()).toBe(`/meetingapp/page/${n}`);
    await step(-1);
    expect(here()).toBe(`/meetingapp/before/${n}`);
  });

  it('opens a page that is requested while the browser goes back over the closed sheet', async () => {
    sheet().close();
    await new Promise<void>((resolve) => {
      const go = window.history.go.bind(window.history);
      window.history.go = (by) => {
        window.history.go = go;
        go(by);
        history.push('/meetingapp/next');
        resolve();
      };
    });
    await still();
    expect(here()).toBe('/meetingapp/next');
    await step(-1);
    expect(here()).toBe(`/meetingapp/page/${n}`);
  });

  it('skips dead entries of two sheets under a page that was opened from them', async () => {
    const below = sheet();
    const above = sheet();
    above.close();
    below.close();
    history.push('/meetingapp/next');
    await still();
    await step(-1);
    expect([here(), moves.at(-1)]).toEqual([`/meetingapp/page/${n}`, `pop /meetingapp/page/${n}`]);
    await step(-1);
    expect(here()).toBe(`/meetingapp/before/${n}`);
  });

  it('keeps an address that the page took while the sheet was open', async () => {
    const one = sheet();
    history.replace(`/meetingapp/page/${n}?step=2`);
    history.rename(`/meetingapp/page/${n}?step=2&q=x`);
    one.close();
    await still();
    expect(here()).toBe(`/meetingapp/page/${n}?step=2&q=x`);
    const two = sheet();
    history.rename(`/meetingapp/page/${n}?step=2&q=xy`);
    await step(-1);
    expect([two.open, here()]).toEqual([false, `/meetingapp/page/${n}?step=2&q=xy`]);
    await step(-1);
    expect(here()).toBe(`/meetingapp/before/${n}`);
  });

  it('stays ahead of a dialog that refuses to close, while it sends', async () => {
    let asked = 0;
    const closed = openLayer(() => (asked += 1));
    await step(-1);
    await step(-1);
    expect([asked, moves]).toEqual([2, []]);
    closed();
    await still();
    await step(-1);
    expect(moves).toEqual([`pop /meetingapp/before/${n}`]);
  });

  it('takes one entry when a dialog follows a sheet', async () => {
    sheet().close();
    const dialog = sheet();
    await still();
    await step(-1);
    expect([dialog.open, moves]).toEqual([false, []]);
    await step(-1);
    expect(moves).toEqual([`pop /meetingapp/before/${n}`]);
  });

  it('leaves the page by its own Back button, also from a sheet', async () => {
    sheet().close();
    history.back();
    await still();
    expect(moves).toEqual([`pop /meetingapp/before/${n}`]);
  });
});
