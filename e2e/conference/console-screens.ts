import type { Page } from '@playwright/test';
import { homeConsole as homeEn } from '@meetingapp/locales/en/home/console.ts';
import { homeConsole as homeZh } from '@meetingapp/locales/zh/home/console.ts';
import type { ConsoleScreen } from '../support/console.ts';
import type { Language } from '../support/phone.ts';

const home = { zh: homeZh, en: homeEn };

const openPart =
  (part: 'venue' | 'popup' | 'views') =>
  async (page: Page, language: Language): Promise<void> => {
    await page.getByText(home[language][part], { exact: true }).click();
  };

/**
 * What an organiser sets up and watches: figures, set-up, home, money, people, staff. The thirteen templates side by side never stop loading
 * their broadcast: home/console.e2e.ts checks them.
 */
export const organiserConsoleScreens: readonly ConsoleScreen[] = [
  { name: 'C-dashboard', path: 'overview' },
  { name: 'C-checklist', path: 'checklist' },
  { name: 'C-traffic', path: 'traffic' },
  { name: 'C-traffic-shares', path: 'traffic?view=shares' },
  { name: 'C-settings', path: 'settings' },
  { name: 'C-forms', path: 'forms' },
  { name: 'C-fees', path: 'fees' },
  { name: 'C-hotel', path: 'hotel' },
  { name: 'C-hotel-free', path: 'hotel?view=free' },
  { name: 'C-home', path: 'home' },
  { name: 'C-home-pages', path: 'home', then: openPart('views') },
  { name: 'C-notices', path: 'notices' },
  { name: 'C-registrations', path: 'registrations' },
  { name: 'C-registration-import', path: 'registrations/import' },
  { name: 'C-members', path: 'members' },
  { name: 'C-orders', path: 'orders' },
  { name: 'C-orders-received', path: 'orders?state=received' },
  { name: 'C-bank', path: 'orders/bank' },
  { name: 'C-staff', path: 'staff' },
  { name: 'C-staff-roles', path: 'staff?tab=rights' },
  { name: 'C-imports', path: 'imports' },
  { name: 'C-tasks', path: 'tasks' },
  { name: 'C-audit', path: 'audit' },
  { name: 'C-rehearsal', path: 'rehearsal' },
  { name: 'C-rehearsal-setup', path: 'rehearsal/new' },
  { name: 'C-developers', path: 'developers' },
  { name: 'C-developers-events', path: 'developers?tab=events' },
  { name: 'C-developers-dead', path: 'developers?tab=dead' },
];
