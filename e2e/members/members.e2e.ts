import { expect, test } from '../support/fixtures.ts';
import { people } from '../support/screen.ts';

const words = {
  zh: {
    name: '姓名',
    contact: '手机号码或邮箱',
    check: '核对',
    yes: '林知远是会员',
    no: '没有找到会员记录',
    empty: '请填写姓名',
    wrong: '请填写正确的手机号码或邮箱',
    own: '您是会员',
  },
  en: {
    name: 'Name',
    contact: 'Mobile number or e-mail',
    check: 'Check',
    yes: '林知远 is a member',
    no: 'Not found on the list of members',
    empty: 'Enter the name',
    wrong: 'Enter a correct mobile number',
    own: 'You are a member',
  },
};

test(
  '[S40] shows the member benefits, and whether someone is a member',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const { name, contact, check, yes, no, empty, wrong } = words[phone.language];
    await phone.open('vip', { cid: demo.congress });
    await expect(page.getByRole('listitem').filter({ hasText: '¥500' })).toBeVisible();
    const go = page.getByRole('button', { name: check, exact: true });
    await go.click();
    await expect(page.getByText(empty)).toBeVisible();
    await page.getByLabel(name).fill('林知远');
    await page.getByLabel(contact).fill('1390010');
    await go.click();
    await expect(page.getByText(wrong)).toBeVisible();
    await page.getByLabel(contact).fill('139 0010 1001');
    await go.click();
    await expect(page.getByText(yes)).toBeVisible();
    await axe(page);
    await page.getByLabel(name).fill('林知近');
    await go.click();
    await expect(page.getByText(no)).toBeVisible();
  },
);

test('[V16] a lapsed membership does not count', async ({ phone, page, demo }) => {
  await phone.open('vip', { cid: demo.congress });
  await page.getByLabel(words.zh.name).fill('夏知微');
  await page.getByLabel(words.zh.contact).fill('member34@example.com');
  await page.getByRole('button', { name: words.zh.check, exact: true }).click();
  await expect(page.getByText('夏知微是会员')).toBeVisible();
  await page.getByLabel(words.zh.name).fill('郎振声');
  await page.getByLabel(words.zh.contact).fill('member35@example.com');
  await page.getByRole('button', { name: words.zh.check, exact: true }).click();
  await expect(page.getByText(words.zh.no)).toBeVisible();
});

test('[S40] a logged-in member sees their own membership immediately', async ({ phone, page, demo }) => {
  await phone.logIn(people.registered);
  await phone.open('vip', { cid: demo.congress });
  await expect(page.getByText(words.zh.own)).toBeVisible();
});

test('[S40] a conference without members says so and links to registration', async ({ phone, page, demo }) => {
  await phone.open('vip', { cid: demo.reduced });
  await expect(page.getByRole('link', { name: '去报名' })).toHaveAttribute('href', /\/sign\/home\/0/);
});
