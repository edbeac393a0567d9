import type { Page } from '@playwright/test';
import { exhibitionConsole as en } from '@meetingapp/locales/en/exhibition/console.ts';
import { exhibitionConsole as zh } from '@meetingapp/locales/zh/exhibition/console.ts';
import type { ConsoleScreen } from '../support/console.ts';
import type { Language } from '../support/phone.ts';

const texts = { zh, en };

const openTab =
  (tab: 'services' | 'sponsors') =>
  async (page: Page, language: Language): Promise<void> => {
    await page.getByText(texts[language].tabs[tab], { exact: true }).click();
  };

/** The exhibition of the congress: booths, services, sponsors, the plan while it is edited, and department meetings (O13). */
export const exhibitionConsoleScreens: readonly ConsoleScreen[] = [
  { name: 'C-exhibition', path: 'exhibition' },
  { name: 'C-exhibition-services', path: 'exhibition', then: openTab('services') },
  { name: 'C-exhibition-sponsors', path: 'exhibition', then: openTab('sponsors') },
  {
    name: 'C-exhibition-plan',
    path: 'exhibition',
    then: async (page, language) => {
      await page.getByRole('button', { name: texts[language].editor.edit }).click();
      await page.locator('.exh-canvas .booth').filter({ hasText: 'A05' }).focus();
    },
  },
  { name: 'C-departments', path: 'departments' },
];
