import { expect, test } from '../support/fixtures.ts';
import { freshNumber, newAccount, SignUp } from '../support/sign-up.ts';

const password = 'Heart-2026';

test(
  '[S112] the whole wizard, by keyboard alone, up to the payment',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    test.setTimeout(90_000);
    const walk = new SignUp(phone);
    const { registration, app } = walk.words;
    await phone.logIn({ to: (await newAccount(phone)).to, password });
    await walk.openBranches(demo.congress);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    /** Presses Tab until an element has the focus; fails when it cannot be reached. */
    const tabTo = async (what: ReturnType<typeof page.locator>) => {
      for (let step = 0; step < 60; step += 1) {
        if (await what.evaluate((node) => node === document.activeElement).catch(() => false)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${String(what)}`);
    };
    await tabTo(page.getByRole('radio', { name: phone.language === 'en' ? 'Main congress' : '主会场' }));
    await press('Space');
    await tabTo(walk.next());
    await press('Enter');
    await expect(page).toHaveURL(/at=form/);
    const number = freshNumber();
    for (const [code, text] of [
      ['name', '方致远'],
      ['phone', number],
      ['email', `p${number}@example.com`],
      ['company', '晴川医院'],
    ] as const) {
      await tabTo(walk.field(code));
      await page.keyboard.insertText(text);
    }
    await press('Escape');
    await tabTo(walk.picker('identity'));
    await press('Enter');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: registration.form.done, exact: true }));
    await press('Enter');
    for (const code of ['attendance', 'gender'] as const) {
      await tabTo(
        page
          .getByRole('radiogroup', { name: walk.label(code) })
          .getByRole('radio')
          .first(),
      );
      await press('Space');
    }
    await tabTo(walk.picker('province'));
    await press('Enter');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: /^(浙江省|Zhejiang)$/ }));
    await press('Enter');
    await tabTo(walk.picker('city'));
    await press('Enter');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: /^(杭州市|Hangzhou)$/ }));
    await press('Enter');
    await tabTo(
      page
        .getByRole('group', { name: walk.label('interest') })
        .getByRole('checkbox')
        .first(),
    );
    await press('Space');
    await axe(page);
    await tabTo(walk.next());
    await press('Enter');
    await expect(page.getByRole('button', { name: app.ok, exact: true })).toBeVisible();
    await tabTo(page.getByRole('button', { name: app.ok, exact: true }));
    await press('Enter');
    await tabTo(page.getByRole('button', { name: registration.member.goOn }));
    await press('Enter');
    await expect(page).toHaveURL(/sign\/apply/);
    await walk.holdFee();
    await tabTo(walk.next());
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: walk.words.hotel.title })).toBeVisible();
    await tabTo(page.getByRole('radio').first());
    await press('Space');
    const days = page.locator('.nights button');
    await tabTo(days.first());
    await press('Enter');
    await tabTo(days.nth(2));
    await press('Enter');
    await tabTo(page.getByRole('radiogroup', { name: walk.words.hotel.roomType }).getByRole('radio').first());
    await press('Space');
    await axe(page);
    await tabTo(walk.next());
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: walk.words.orders.invoice.title })).toBeVisible();
    await tabTo(walk.next());
    await press('Enter');
    await expect(walk.submit()).toBeEnabled();
    await axe(page);
    await tabTo(walk.submit());
    await press('Enter');
    await expect(page).toHaveURL(/sign\/pay/);
    await axe(page);
  },
);
