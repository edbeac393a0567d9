import { demoLogins } from './demo.ts';
import { firstLoad, type FirstLoad } from './first-load.ts';
import { expect, test } from './fixtures.ts';

/** 115 kB compressed, pictures left out; React alone is 58 of them. */
const most = 115_000;
/** The form brings its rules and fields along; the aim for it is the same 115 kB. */
const mostForForm = 125_000;

function table({ bytes, files }: FirstLoad): string {
  const rows = files.map((file) => `${(file.bytes / 1000).toFixed(1).padStart(7)} kB  ${file.name}`);
  return [`${(bytes / 1000).toFixed(1).padStart(7)} kB  together`, ...rows].join('\n');
}

test.describe('the first load on a phone', { tag: '@bytes' }, () => {
  test.use({ serviceWorkers: 'block' });

  test('of a conference’s home fits into the byte budget', async ({ phone, demo, page }, info) => {
    const load = await firstLoad(page, phone.address('conferenceIndex', { cid: demo.congress }));
    await info.attach('home', { body: table(load) });
    console.log(table(load));
    expect(load.bytes, table(load)).toBeGreaterThan(20_000);
    expect(load.bytes, table(load)).toBeLessThanOrEqual(most);
  });

  test('of the sign-up form fits into the byte budget', async ({ phone, demo, page }, info) => {
    await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
    await page.addInitScript((cid) => localStorage.setItem('cid', cid), String(demo.congress));
    const load = await firstLoad(page, phone.address('signHome', { opFlag: '0' }, { cid: demo.congress }));
    await info.attach('sign-up', { body: table(load) });
    console.log(table(load));
    expect(load.bytes, table(load)).toBeGreaterThan(20_000);
    expect(load.bytes, table(load)).toBeLessThanOrEqual(mostForForm);
  });
});
