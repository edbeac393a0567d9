import { expect } from '@playwright/test';
import { demoLogins, type DemoConferences } from './demo.ts';
import type { Phone, PhoneUser } from './phone.ts';
import { settled } from './settled.ts';
import { wordsOf } from './sign-up.ts';
import { atStage, type Stage, type Staged } from './stages.ts';

/** A screen photographed by `npm run gallery` and checked by the accessibility test. */
export interface Screen {
  /** Id in the list of screens, with a suffix that distinguishes pictures of one screen. */
  readonly name: string;
  readonly address: (phone: Phone, demo: DemoConferences, staged: Staged | null) => string;
  /** Who is logged in; a visitor by default. */
  readonly as?: 'registered' | 'attending' | 'fresh';
  /** Instead of `as`: a new person whose registration for the congress has reached this stage. */
  readonly at?: Stage;
  /** Steps before the address is opened. */
  readonly before?: (phone: Phone) => Promise<unknown>;
  /** Its purpose is to wait, so it does not become quiet. */
  readonly busy?: true;
  /** Steps before the picture, once the address is open. */
  readonly then?: (phone: Phone) => Promise<void>;
  /** Checked by axe in a separate test. */
  readonly ownTest?: true;
}

export const people = {
  registered: { to: demoLogins.registered.phone, password: demoLogins.registered.password },
  attending: { to: demoLogins.attending.phone, password: demoLogins.attending.password },
  fresh: { to: demoLogins.fresh.phone, password: demoLogins.fresh.password },
} as const;

/** Prepares the phone for a screen, and returns the screen's address. */
async function readyFor(screen: Screen, phone: Phone, demo: DemoConferences): Promise<string> {
  const staged = screen.at ? await atStage(phone, demo.congress, screen.at) : null;
  const user: PhoneUser | undefined = staged?.user ?? (screen.as && people[screen.as]);
  if (user) await phone.logIn(user);
  return screen.address(phone, demo, staged);
}

/** Opens a screen in the state that it is about; fails when the app has no page at the address where its steps end. */
export async function openScreen(screen: Screen, phone: Phone, demo: DemoConferences): Promise<void> {
  const { page } = phone;
  const address = await readyFor(screen, phone, demo);
  await screen.before?.(phone);
  await page.goto(address);
  await settled(page, screen);
  await screen.then?.(phone);
  await settled(page, screen);
  await expect(page.getByText(wordsOf(phone.language).app.notFound.title, { exact: true })).toHaveCount(0);
}
