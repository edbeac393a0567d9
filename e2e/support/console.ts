import type { Page } from '@playwright/test';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { demoLogins, type DemoConferences } from './demo.ts';
import type { Language } from './phone.ts';

/**
 * The console on a laptop: `test.use(laptop)` in a file of its tests. Reduced motion, which the console respects: a dialog stays still
 * for two frames before it begins to grow, and a click by Playwright at that time is lost (3 of 260).
 */
export const laptop = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  reducedMotion: 'reduce',
} as const;

/** A screen of the console that is photographed and checked. */
export interface ConsoleScreen {
  readonly name: string;
  /** Below the address of the demo congress, or of the conference `of`. */
  readonly path: string;
  readonly of?: 'congress' | 'saving' | 'past';
  /** Steps before the picture, once the address is open. */
  readonly then?: (page: Page, language: Language) => Promise<void>;
}

/** Address of a screen below `/console`. */
export const addressOf = ({ path, of = 'congress' }: ConsoleScreen, demo: DemoConferences): string =>
  `/c/${demo[of]}/${path}`;

const base = (): string => process.env['E2E_CONSOLE_URL'] ?? process.env['E2E_URL'] ?? '';

/** Creates a log-in of a demo staff member. */
export async function consoleToken(
  page: Page,
  login: { email: string; password: string } = demoLogins.staff,
): Promise<string> {
  const answer = await page.request.post(base() + staffCalls.login.path, { data: login });
  const { token } = (await answer.json()) as { token: { tToken: string } };
  return token.tToken;
}

/** Opens a page of the console (an address below `/console`) as a demo staff member, without going through the log-in. */
export async function openConsole(
  page: Page,
  language: Language,
  path: string,
  login: { email: string; password: string } = demoLogins.staff,
): Promise<void> {
  const token = await consoleToken(page, login);
  // A frame that holds a PDF has no storage.
  await page.addInitScript(
    (value) => (localStorage as Storage | null)?.setItem('meetingapp.console.token', value),
    token,
  );
  await page.goto(consoleAddress(language, path));
}

/** The address of a page of the console, in a language. */
export const consoleAddress = (language: Language, path = '/'): string =>
  `${base()}/console${path}${path.includes('?') ? '&' : '?'}lang=${language === 'en' ? 'en' : 'ch'}`;
