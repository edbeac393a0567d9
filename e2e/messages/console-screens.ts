import { mailing as en } from '@meetingapp/locales/en/messages/mailing.ts';
import { mailing as zh } from '@meetingapp/locales/zh/messages/mailing.ts';
import type { ConsoleScreen } from '../support/console.ts';

const words = { zh, en };

/** Names of the demo's messages to many. */
const sent = '日程上线通知';
const draft = '报到与班车';
const scheduled = '讲者上传课件提醒';
const stopped = '晚宴座位（有误，已停）';

const opened =
  (name: string): NonNullable<ConsoleScreen['then']> =>
  async (page, language) => {
    await page.getByRole('button', { name: new RegExp(name.replace(/[()（）]/g, '.')) }).click();
    await page.getByRole('button', { name: words[language].back }).waitFor();
  };

/** Messages to many: the list, a draft, the templates, and reports. */
export const messageConsoleScreens: readonly ConsoleScreen[] = [
  { name: 'messages', path: 'messages' },
  {
    name: 'messages-new',
    path: 'messages',
    then: async (page, language) => {
      await page.getByRole('button', { name: words[language].add }).first().click();
      await page.getByRole('button', { name: words[language].back }).waitFor();
      // The pointer now lies over the grey button, which would say why it is grey.
      await page.mouse.move(0, 0);
      await page.locator('.ant-tooltip:not(.ant-tooltip-hidden)').waitFor({ state: 'detached' });
    },
  },
  { name: 'messages-draft', path: 'messages', then: opened(draft) },
  {
    name: 'messages-templates',
    path: 'messages',
    then: async (page, language) => {
      await opened(draft)(page, language);
      await page.getByRole('button', { name: words[language].templates.open, exact: true }).click();
      await page.getByRole('dialog', { name: words[language].templates.title }).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'messages-scheduled', path: 'messages', then: opened(scheduled) },
  { name: 'messages-report', path: 'messages', then: opened(sent) },
  { name: 'messages-stopped', path: 'messages', then: opened(stopped) },
];
