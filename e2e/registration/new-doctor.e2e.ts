import { accounts as accountsEn } from '@meetingapp/locales/en/accounts.ts';
import { accounts as accountsZh } from '@meetingapp/locales/zh/accounts.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { anyOf, atCashier, freshNumber, SignUp } from '../support/sign-up.ts';

/** Most taps and keystrokes from the link of the congress to the code for the door. More need a reason. */
const most = { taps: 26, keys: 45 } as const;

/** What the doctor types. A Chinese name is typed in pinyin and chosen from the keyboard's list. */
const typed = {
  zh: { name: '苏念安', nameKeys: 'suniananan'.length, hospital: 'xhyy', chosen: '北京协和医院' },
  en: { name: 'Su Nian’an', nameKeys: 'Su Nian’an'.length, hospital: 'peking union', chosen: '北京协和医院' },
} as const;

/** Every tap and keystroke of the walk goes through here, so that none is left out. */
class Effort {
  taps = 0;
  keys = 0;

  async tap(target: Locator, position?: { x: number; y: number }): Promise<void> {
    this.taps += 1;
    await target.click(position ? { position } : {});
  }

  /** A tap into the field, then the text; `keys` where a keyboard needs another number of keystrokes. */
  async type(target: Locator, text: string, keys = text.length): Promise<void> {
    await this.tap(target);
    this.keys += keys;
    await target.pressSequentially(text);
  }
}

test(
  '[S112] [S38] a new doctor comes from the link to the code for the door with few taps and keystrokes',
  { tag: '@en' },
  async ({ phone, page, demo, language }, info) => {
    const effort = new Effort();
    const walk = new SignUp(phone);
    const { app, registration, orders } = walk.words;
    const accounts = language === 'en' ? accountsEn : accountsZh;
    const { name, nameKeys, hospital, chosen } = typed[language];
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const number = freshNumber();

    await phone.open('conferenceIndex', { cid: demo.congress });
    // The organiser's popup leads to the registration.
    await effort.tap(page.getByRole('alertdialog').getByRole('button').last());
    await expect(page).toHaveURL(/sign\/home\/0/);
    await effort.tap(page.getByRole('radio', { name: language === 'en' ? 'Main congress' : '主会场' }));
    await effort.tap(walk.next());
    await expect(page).toHaveURL(/at=form/);

    await effort.type(walk.field('name'), name, nameKeys);
    await effort.type(walk.field('phone'), number);
    // The provider is one tap on what the field offers.
    await effort.type(walk.field('email'), `d${number.slice(-4)}`);
    await effort.tap(page.getByRole('button', { name: '@163.com', exact: true }));
    await effort.type(walk.field('company'), hospital);
    await effort.tap(page.getByRole('option', { name: chosen }).first());
    await effort.tap(walk.picker('identity'));
    // The first option is that of a physician: the wheel shows it already.
    await effort.tap(button(registration.form.done));
    for (const [code, value] of [
      ['attendance', '全程'],
      ['gender', '女'],
      ['interest', '心律失常'],
    ] as const)
      await effort.tap(walk.option(code, value));
    await expect(walk.picker('province'), 'from the hospital').toContainText(/北京|Beijing/);
    await expect(walk.picker('city'), 'from the hospital').toContainText(/北京|Beijing/);
    await effort.tap(walk.next());
    await effort.tap(button(app.ok));
    await effort.tap(button(registration.member.goOn));
    await expect(page).toHaveURL(/sign\/apply/);
    await effort.tap(button(registration.fee.nextLogIn));

    // The log-in knows the number.
    await expect(page).toHaveURL(/mregister\/login/);
    await expect(page.locator('[name="to"]')).toHaveValue(number);
    // On the box: the words beside it open the agreement.
    await effort.tap(page.getByRole('checkbox'), { x: 12, y: 12 });
    await effort.tap(button(accounts.sendCode));
    const code = page.locator('[name="code"]');
    await expect(code).toBeFocused();
    const sent = await phone.outboxCode(number);
    effort.keys += sent.length;
    await code.pressSequentially(sent);

    await expect(page).toHaveURL(/sign\/apply/);
    await walk.holdFee();
    await effort.tap(walk.next());
    await effort.tap(button(walk.words.hotel.skip));
    await walk.atInvoice();
    await effort.tap(walk.next());
    await expect(walk.submit()).toBeEnabled();
    await effort.tap(walk.submit());
    await expect(page).toHaveURL(/sign\/pay/);
    // Another way to pay, and the payment itself.
    effort.taps += 2;
    await atCashier(page, await walk.showCode(), 'pay');
    await expect(page.getByRole('img', { name: anyOf(orders.own.codeLabel) })).toBeVisible();

    // "Mine" says the name, which nobody typed twice.
    await phone.open('personalList', { cid: demo.congress });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const figures = `${language}: ${effort.taps} taps, ${effort.keys} keystrokes from the link to the code`;
    info.annotations.push({ type: 'effort', description: figures });
    console.log(figures);
    expect(effort.taps, figures).toBeLessThanOrEqual(most.taps);
    expect(effort.keys, figures).toBeLessThanOrEqual(most.keys);
  },
);
