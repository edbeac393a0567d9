import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import { anyOf, freshNumber, newAccount, SignUp } from '../support/sign-up.ts';

const words = { zh: feesZh, en: feesEn };

test.use(laptop);

test(
  '[O3] [O4] a fee with two periods and a rule is set up, tried in the preview, and chosen on the phone',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const text = words[language];
    const title = language === 'zh' ? '优惠注册' : 'Reduced fee';
    const { cid } = await ownCongress({ societyId: 1 });
    await openConsole(page, language, `/c/${cid}/fees`);

    await page.getByRole('button', { name: text.add }).click();
    const name = page.getByRole('group', { name: text.title, exact: true });
    await name.getByRole('textbox').first().fill('优惠注册');
    await name.getByRole('textbox').last().fill('Reduced fee');
    await page.getByRole('textbox', { name: text.amount, exact: true }).fill('234.50');
    await page.getByRole('button', { name: text.addWindow }).click();
    const second = page.getByRole('group', { name: `${text.windows} 2` });
    await second.getByRole('textbox').first().fill('现场');
    await second.getByRole('textbox', { name: text.amount, exact: true }).fill('400');

    await page.getByText(text.parts.who, { exact: true }).click();
    await page.getByRole('button', { name: text.rule.condition }).click();
    await page.getByRole('menuitem', { name: text.rule.member }).click();
    await page.getByRole('combobox', { name: anyOf(text.rule.value) }).click();
    await page.getByTitle(text.rule.memberNo).last().click();
    await expect(page.getByText('不是本会会员。')).toBeVisible();
    await expect(page.getByText('Not a member of the society.')).toBeVisible();

    // The preview before saving: half a fen is no money, and 234.50 stays 234.50.
    const bench = page.getByRole('complementary', { name: text.bench.title });
    await expect(bench.getByText('234.50').first()).toBeVisible();
    const member = bench.getByRole('combobox', { name: text.rule.member });
    await member.click();
    await member.press('ArrowUp');
    await member.press('Enter');
    await expect(bench.getByText(anyOf(text.bench.wouldGive))).toBeVisible();
    await member.click();
    await member.press('ArrowDown');
    await member.press('Enter');
    await expect(bench.getByText(anyOf(text.bench.wouldGive))).toBeHidden();
    await axe(page);

    // Typed input survives a reload.
    await page.reload();
    await page.getByRole('button', { name: title }).click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(text.saved)).toBeVisible();

    await bench.getByRole('textbox', { name: text.bench.keepName }).fill('234.50');
    await bench.getByRole('button', { name: text.bench.keep }).click();
    await expect(bench.getByText(anyOf(text.bench.pass)).first()).toBeVisible();

    // The shared edge of both windows moves by keys; nothing changes until it is saved.
    const edge = page
      .getByRole('slider', { name: new RegExp(`^${title}.*(${language === 'zh' ? '结束' : 'ends'})$`) })
      .first();
    const before = await edge.getAttribute('aria-valuetext');
    await edge.press('ArrowRight');
    await expect(edge).not.toHaveAttribute('aria-valuetext', before ?? '');
    await expect(page.getByText(text.effects.none)).toBeVisible();
    await page.getByRole('button', { name: text.discard }).click();
    await expect(edge).toHaveAttribute('aria-valuetext', before ?? '');

    await page.setViewportSize({ width: 375, height: 812 });
    const walk = new SignUp(phone);
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('signHome', { opFlag: 0 }, { cid });
    await walk.field('name').fill('唐景行');
    await walk.field('phone').fill(freshNumber());
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/apply/);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('234.50').first()).toBeVisible();
  },
);
