import { staff as en } from '@meetingapp/locales/en/staff.ts';
import { console as enConsole } from '@meetingapp/locales/en/console.ts';
import { staff as zh } from '@meetingapp/locales/zh/staff.ts';
import { console as zhConsole } from '@meetingapp/locales/zh/console.ts';
import { laptop } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { startProduct } from '../support/product.ts';

test.use(laptop);

test(
  '[O19] a secretary opens the link that the program shows at its first start, and is in the console',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const product = await startProduct({ DEMO: 'off' });
    try {
      const { firstOwner, login } = language === 'en' ? en : zh;
      const link = /(?<=Open )(\S+#\S+)/;
      await expect.poll(() => product.said()).toMatch(link);
      const [address = '', token = ''] = (link.exec(product.said())?.[0] ?? '').split('#');
      await page.goto(`${address}?lang=${language === 'en' ? 'en' : 'ch'}#${token}`);
      const act = page.getByRole('button', { name: firstOwner.act });
      await act.click();
      await expect(page.getByText(firstOwner.societyEmpty)).toBeVisible();
      await axe(page);
      await page.getByLabel(firstOwner.society[language]).fill('Heart Society');
      await page.getByLabel(firstOwner.name).fill('Shen Yinuo');
      await page.getByLabel(login.email).fill('office@heart.example');
      await page.getByLabel(firstOwner.password, { exact: true }).fill('Lakeside-2711');
      await act.click();
      const { signOut } = language === 'en' ? enConsole : zhConsole;
      await expect(page.getByRole('button', { name: signOut })).toBeVisible();
      // Nobody becomes a second owner through the same link.
      await page.goto('about:blank');
      await page.goto(`${address}#${token}`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(act).toHaveCount(0);
    } finally {
      await product.stop();
    }
  },
);
