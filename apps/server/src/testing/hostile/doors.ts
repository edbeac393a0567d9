import type { FastifyInstance } from 'fastify';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import type { Call } from '@meetingapp/contract/call.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { codeSpace, guessedInADay } from '@meetingapp/domain/accounts/one-time-code.ts';
import type { Database } from '../../db/connection/database.ts';
import { browserAt, type Browser } from '../browser.ts';

export interface DoorsOptions {
  app: FastifyInstance;
  db: Database;
  /** The server's clock, which the attacks move. */
  clock: { now: Date };
  /** Accounts behind one address. */
  people: number;
  /** Addresses from which one account's password is guessed. */
  addresses: number;
  /** Hours of each attack by the server's clock. */
  hours: number;
}

export interface DoorsOutcome {
  /** People at one address who logged in with the right password, all at once. */
  hospital: number;
  /** Wrong passwords checked from one address over all accounts: at once, and in all hours. */
  sprayed: { atOnce: number; all: number };
  /** Passwords of one account checked from all addresses in all hours. */
  guessed: number;
  /** Log-ins of the owner on a known device during that attack, and how many of them succeeded. */
  owner: { tried: number; succeeded: number };
  /** Guesses at one-time codes of one number in all hours, and the probability that one of them is right. */
  codes: number;
  probability: number;
  /** Upper bound of that probability in 24 hours, as the rule states it. */
  promised: number;
}

const password = 'Lakeside-27';
const MINUTE = 60_000;

/** Attacks the log-in as strangers would and counts what succeeds. It uses the real calls; only the clock is moved. */
export async function attackDoors(options: DoorsOptions): Promise<DoorsOutcome> {
  const hospital = await hospitalLogsIn(options);
  const sprayed = await spray(options);
  const { guessed, owner } = await besiege(options);
  const codes = await guessCodes(options);
  return { hospital, sprayed, guessed, owner, codes, probability: codes / codeSpace, promised: guessedInADay };
}

const account = async ({ db }: DoorsOptions) => {
  const phone = freshPhone();
  await buildAccount(db, { phone, password });
  return phone;
};
const accounts = (options: DoorsOptions) => Promise.all(Array.from({ length: options.people }, () => account(options)));

interface Answer {
  code: number;
  error?: string;
  retryAfterSeconds?: number;
}
const post = async (browser: Browser, call: Call, body: object) => (await browser.post(call, body)) as Answer;
const logIn = (browser: Browser, to: string, word: string) =>
  post(browser, accountCalls.loginByPassword, { to, password: word, kind: 'general' });
const isWrong = ({ error }: Answer) => error === 'password_wrong';

async function hospitalLogsIn(options: DoorsOptions): Promise<number> {
  const people = await accounts(options);
  const answers = await Promise.all(people.map((phone) => logIn(browserAt(options, '198.51.100.1'), phone, password)));
  return answers.filter(({ code }) => code === 0).length;
}

async function spray(options: DoorsOptions): Promise<DoorsOutcome['sprayed']> {
  const { clock, hours } = options;
  const people = await accounts(options);
  const stranger = browserAt(options, '198.51.100.2');
  const first = await Promise.all(people.map((phone) => logIn(stranger, phone, 'Spring-2026')));
  const atOnce = first.filter(isWrong).length;
  const end = clock.now.getTime() + hours * 60 * MINUTE;
  let all = atOnce;
  for (let n = 0; clock.now.getTime() < end; n += 1) {
    const answer = await logIn(stranger, people[n % people.length] ?? '', `Spring-${n}`);
    if (isWrong(answer)) all += 1;
    else advance(clock, answer.retryAfterSeconds ?? 1);
  }
  return { atOnce, all };
}

async function besiege(options: DoorsOptions): Promise<Pick<DoorsOutcome, 'guessed' | 'owner'>> {
  const { clock, hours, addresses } = options;
  const phone = await account(options);
  const own = browserAt(options, '192.0.2.1');
  await logIn(own, phone, password);
  const strangers = Array.from({ length: addresses }, (_, n) =>
    browserAt(options, `203.0.${Math.floor(n / 250)}.${n % 250}`),
  );
  const end = clock.now.getTime() + hours * 60 * MINUTE;
  const owner = { tried: 0, succeeded: 0 };
  let guessed = 0;
  for (let n = 0; clock.now.getTime() < end; n += 1) {
    const stranger = strangers[n % addresses];
    const answer = stranger ? await logIn(stranger, phone, `guess ${n}`) : { code: 0 };
    if (isWrong(answer)) guessed += 1;
    else {
      owner.tried += 1;
      if ((await logIn(own, phone, password)).code === 0) owner.succeeded += 1;
      advance(clock, answer.retryAfterSeconds ?? 1);
    }
  }
  return { guessed, owner };
}

async function guessCodes(options: DoorsOptions): Promise<number> {
  const { db, clock, hours, addresses } = options;
  const phone = await account(options);
  const end = clock.now.getTime() + hours * 60 * MINUTE;
  for (let n = 0; clock.now.getTime() < end; n += 1) {
    const stranger = browserAt(options, `203.0.113.${n % Math.min(addresses, 250)}`);
    await post(stranger, accountCalls.sendCode, { to: phone, purpose: n % 2 === 0 ? 'login' : 'reset' });
    for (let tries = 0; tries < 6; tries += 1) {
      await post(stranger, accountCalls.loginByCode, { to: phone, code: '000000', kind: 'general', agreement: null });
      await post(stranger, accountCalls.resetPassword, { to: phone, code: '000000', password, kind: 'general' });
    }
    advance(clock, 300);
  }
  const rows = await db.selectFrom('one_time_code').select('tries').where('address', '=', phone).execute();
  return rows.reduce((sum, { tries }) => sum + tries, 0);
}

function advance(clock: { now: Date }, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
}
