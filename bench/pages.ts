import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { conferenceCalls } from '@meetingapp/contract/conference.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { demoLogins } from '@meetingapp/demo/seed.ts';
import { bytesOf, remember, withBrowser } from './parts/browser.ts';
import { printMachine } from './parts/machine.ts';
import { startServer } from './parts/processes.ts';
import { Wire } from './parts/wire.ts';

// What a first visit weighs, and Lighthouse's figures (mobile, simulated slow 4G), of the congress's home and of sign-up, on the
// built product with the demo. `npm run build` comes first.
// npx tsx bench/pages.ts [--runs 5]

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(options.runs);

interface Subject {
  name: string;
  address: string;
  kept: Record<string, string>;
}

const figures = {
  score: (lhr: Report) => (lhr.categories['performance']?.score ?? 0) * 100,
  LCP: (lhr: Report) => lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  FCP: (lhr: Report) => lhr.audits['first-contentful-paint']?.numericValue ?? Number.NaN,
  TBT: (lhr: Report) => lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
  CLS: (lhr: Report) => lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
} as const;
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
const digits = { score: 0, LCP: 0, FCP: 0, TBT: 0, CLS: 3 } as const;

async function visit({ name, address, kept }: Subject, origin: string): Promise<void> {
  const weight = await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 375, height: 812, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await remember(page, origin, kept);
    return bytesOf(page, address);
  });
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    `${name}: ${kb(weight.rest)} kB compressed without pictures, ${kb(weight.pictures)} kB of pictures, ${weight.requests} requests`,
  );
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1)
    reports.push(
      await withBrowser(async (browser) => {
        const page = await browser.newPage();
        await remember(page, origin, kept);
        const result = await lighthouse(
          address,
          { onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' },
          undefined,
          page,
        );
        if (!result) throw new Error('Lighthouse gave no result');
        return result.lhr;
      }),
    );
  for (const [figure, of] of Object.entries(figures) as [keyof typeof figures, (lhr: Report) => number][]) {
    const sorted = reports.map(of).sort((a, b) => a - b);
    const text = (value: number) => value.toFixed(digits[figure]);
    console.log(
      `  ${figure.padEnd(5)} ${text(sorted[Math.floor(runs / 2)] ?? 0)} (median of ${runs}; ${sorted.map(text).join(', ')})`,
    );
  }
}

async function subjects(origin: string): Promise<Subject[]> {
  const wire = new Wire(1);
  const ask = (path: string, body: object) => wire.post(origin + path, body, { language: 'zh' });
  const list = (await ask(conferenceCalls.list.path, {})) as { conferences: { cId: number; title: string }[] };
  const cid = list.conferences.find(({ title }) => title.includes('第二十一届学术年会'))?.cId ?? 0;
  const { phone, password } = demoLogins.fresh;
  const logIn = (await ask(accountCalls.loginByPassword.path, { to: phone, password })) as {
    user: { uId: number };
    token: { tToken: string };
  };
  wire.close();
  const kept = {
    cid: String(cid),
    token: logIn.token.tToken,
    uid: String(logIn.user.uId),
    user: JSON.stringify(logIn.user),
  };
  return [
    { name: 'home', address: origin + basePath + href('conferenceIndex', { cid }), kept: {} },
    { name: 'sign-up', address: origin + basePath + href('signHome', { opFlag: 0 }, { cid }), kept },
  ];
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
printMachine();
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
try {
  for (const subject of await subjects(server.origin)) await visit(subject, server.origin);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
