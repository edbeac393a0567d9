import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { demoLogins } from '@meetingapp/demo/seed.ts';
import { bytesOf, remember, withBrowser } from '../machine/browser.ts';
import { startServer } from '../machine/processes.ts';
import { Wire } from '../machine/wire.ts';

interface Page {
  name: string;
  path: string;
  /** What the phone has stored already. */
  kept: Record<string, string>;
}

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
const numeric = (audit: string) => (lhr: Report) => lhr.audits[audit]?.numericValue ?? Number.NaN;
const figures = {
  score: (lhr: Report) => (lhr.categories['performance']?.score ?? 0) * 100,
  LCP: numeric('largest-contentful-paint'),
  FCP: numeric('first-contentful-paint'),
  TBT: numeric('total-blocking-time'),
  CLS: numeric('cumulative-layout-shift'),
} as const;

export interface FirstVisit {
  name: string;
  path: string;
  weight: { pictures: number; rest: number; requests: number };
  /** All runs of every figure, sorted. */
  runs: Record<keyof typeof figures, number[]>;
}

/** Measures the bytes of a first visit, and Lighthouse's figures (mobile, simulated slow 4G), on the built product with the demo. */
export async function measureFirstVisits(runs: number): Promise<FirstVisit[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
  try {
    const visits: FirstVisit[] = [];
    for (const page of await pages(server.origin)) visits.push(await visit(page, server.origin, runs));
    return visits;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function visit({ name, path, kept }: Page, origin: string, runs: number): Promise<FirstVisit> {
  const address = `${origin}${basePath}${path}`;
  const weight = await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 375, height: 812, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await remember(page, origin, kept);
    return bytesOf(page, address);
  });
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await report(address, origin, kept));
  const sorted = (of: (lhr: Report) => number) => reports.map(of).sort((a, b) => a - b);
  const { score, LCP, FCP, TBT, CLS } = figures;
  return {
    name,
    path: `${basePath}${path}`,
    weight,
    runs: { score: sorted(score), LCP: sorted(LCP), FCP: sorted(FCP), TBT: sorted(TBT), CLS: sorted(CLS) },
  };
}

/** One run of Lighthouse's mobile profile in a fresh browser. */
export const report = (
  address: string,
  origin: string,
  kept: Record<string, string>,
  onlyCategories: string[] = ['performance'],
): Promise<Report> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await remember(page, origin, kept);
    const result = await lighthouse(
      address,
      { onlyCategories, disableStorageReset: true, logLevel: 'error' },
      undefined,
      page,
    );
    if (!result) throw new Error('Lighthouse gave no result');
    return result.lhr;
  });

/** What the console has stored for a staff member of the demo. */
export async function storedByStaff(origin: string): Promise<Record<string, string>> {
  const wire = new Wire(1);
  const answer = (await wire.post(origin + staffCalls.login.path, demoLogins.staff, { language: 'zh' })) as {
    token: { tToken: string };
  };
  wire.close();
  return { 'meetingapp.console.token': answer.token.tToken };
}

/** The phone's pages of the measurement, and what the phone has stored of a person who is logged in. */
export async function pages(origin: string): Promise<Page[]> {
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
    { name: 'home', path: href('conferenceIndex', { cid }), kept: {} },
    { name: 'sign-up', path: href('signHome', { opFlag: 0 }, { cid }), kept },
  ];
}
