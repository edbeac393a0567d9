import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownPayment, ownRefund, ownSociety } from '../support/own-congress.ts';

const words = {
  zh: {
    refund: '退款',
    amount: '退款金额',
    reason: '原因',
    send: '退 300.00',
    going: '退款中',
    nothing: '没有找到',
    left: '现已付 1,000.00，之后 700.00',
    assign: '为第 2 行指定订单',
    find: '姓名、手机、单位、订单号或金额',
    unfound: '没有符合的未付订单',
    differs: '我方记 1,000.00，渠道账单记 990.00',
    note: '查明的情况',
    resolve: '已处理',
    reopen: '重新打开',
    order: '查看订单',
    number: '发票号码',
    issue: '登记已开具',
    attach: '更换 PDF',
    mail: '发送到邮箱',
    sent: '已发送',
    red: '冲红',
    redNumber: '红字发票号码',
    redSend: '登记红字发票 1,000.00',
    title: '抬头',
    reissue: '申请重开',
    reissued: '已重开',
    matched: '已匹配',
    noted: '已登记',
    apply: '登记 1 张',
    back: '返回',
    redAmount: '红字金额（价税合计）',
    redPart: '登记红字发票 100.00',
    redLeft: '开票后退款 200.00，需要冲红。',
  },
  en: {
    refund: 'Refund',
    amount: 'Amount to refund',
    reason: 'Reason',
    send: 'Refund 300.00',
    going: 'Being refunded',
    nothing: 'No match',
    left: 'Paid now 1,000.00, afterwards 700.00',
    assign: 'Assign row 2',
    find: 'Name, phone, organisation, order number or amount',
    unfound: 'No unpaid order matches',
    differs: 'We booked 1,000.00; the statement says 990.00',
    note: 'What you found out',
    resolve: 'Resolved',
    reopen: 'Open again',
    order: 'Open the order',
    number: 'Invoice number',
    issue: 'Record as issued',
    attach: 'Replace PDF',
    mail: 'Send by e-mail',
    sent: 'Sent',
    red: 'Credit note',
    redNumber: 'Number of the credit note',
    redSend: 'Record a credit note for 1,000.00',
    title: 'Title',
    reissue: 'Request it again',
    reissued: 'Reissued',
    matched: 'Matches',
    noted: 'Recorded already',
    apply: 'Record 1',
    back: 'Back',
    redAmount: 'Amount of the credit note, including tax',
    redPart: 'Record a credit note for 100.00',
    redLeft: '200.00 has been refunded since; a credit note is due.',
  },
};

test.use(laptop);

test(
  '[O8] an order is viewed and refunded in part; the rows of a statement show their outcome',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid, owner } = await ownSociety();
    await ownPayment(cid, '林知远');
    await openConsole(page, language, `/c/${cid}/orders`, owner);
    await page.getByRole('button', { name: '林知远' }).click();
    const pane = page.locator('aside.pane');
    await expect(pane.getByRole('heading', { level: 2 }).first()).toContainText('林知远');
    await axe(page);
    await pane.getByRole('button', { name: text.refund, exact: true }).click();
    await pane.getByLabel(text.amount).fill('300');
    await expect(pane.getByText(text.left)).toBeVisible();
    await pane.getByLabel(text.reason).fill('只参加前两天');
    await pane.getByRole('button', { name: text.send }).click();
    await expect(pane.getByText(text.going).first()).toBeVisible();

    await openConsole(page, language, `/c/${cid}/orders/bank`, owner);
    const statement = '交易日期,对方户名,收入金额,附言,流水号\n2027-04-15,某医院,1000.00,会务费,F1';
    await page.setInputFiles('input[type=file]', {
      name: 'bank.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(statement),
    });
    await expect(page.getByText(text.nothing)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: text.assign }).click();
    await page.getByRole('dialog').getByLabel(text.find).fill('林知远');
    await expect(page.getByRole('dialog')).toContainText(text.unfound);
    await axe(page);
    // The statement stays, and opens again without a new upload.
    await openConsole(page, language, `/c/${cid}/orders/bank`, owner);
    await page.getByRole('button', { name: 'bank.csv' }).click();
    await expect(page.getByText(text.nothing)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'bank.csv' })).toBeVisible();
  },
);

test(
  '[O8] a reconciled day shows the differences, and how they were resolved',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid, owner } = await ownSociety();
    await ownPayment(cid, '林知远');
    await openConsole(page, language, `/c/${cid}/orders/bills`, owner);
    await page.getByRole('row').filter({ hasText: '990.00' }).getByRole('button').first().click();
    await expect(page.getByText(text.differs)).toBeVisible();
    await axe(page);
    await page.getByLabel(text.note).fill('渠道优惠 10 元');
    await page.getByRole('button', { name: text.resolve }).click();
    await expect(page.getByRole('button', { name: text.reopen })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: text.order }).click();
    await expect(page.locator('aside.pane').getByRole('heading', { level: 2 }).first()).toContainText('林知远');
  },
);

test(
  '[O8] an invoice is issued, mailed, reversed and requested again',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid, owner } = await ownSociety();
    await ownPayment(cid, '林知远');
    await openConsole(page, language, `/c/${cid}/orders/invoices`, owner);
    await page.getByRole('button', { name: '湖滨医院' }).click();
    const pane = page.locator('aside.pane');
    const number = `${Date.now()}`.padStart(20, '2');
    await pane.getByLabel(text.number).fill(number);
    await axe(page);
    await pane.getByRole('button', { name: text.issue }).click();
    await expect(pane.getByText(number)).toBeVisible();
    await pane
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(pane.getByRole('button', { name: text.attach })).toBeVisible();
    await pane.getByRole('button', { name: text.mail }).click();
    await expect(pane.getByText(text.sent, { exact: true }).first()).toBeVisible();
    await axe(page);
    await pane.getByRole('button', { name: text.red, exact: true }).click();
    await pane.getByLabel(text.redNumber).fill(number.replace(/^2/, '3'));
    await pane.getByLabel(text.reason).fill('抬头开错');
    await pane.getByRole('button', { name: text.redSend }).click();
    await pane.getByLabel(text.title, { exact: true }).fill('湖滨医院心内科');
    await pane.getByRole('button', { name: text.reissue }).click();
    await expect(page.getByRole('button', { name: '湖滨医院心内科' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: text.reissued })).toHaveCount(1);
  },
);

test(
  '[O8] the tax office’s result is imported, and a partial refund is deducted by separate red letters',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid, owner } = await ownSociety();
    await ownPayment(cid, '林知远');
    await openConsole(page, language, `/c/${cid}/orders/invoices`, owner);
    await page.getByRole('button', { name: '湖滨医院' }).click();
    const pane = page.locator('aside.pane');
    const serial = /F\d{8}/.exec(await pane.innerText())?.[0] ?? '';
    const number = (n: number) => `${n}${Date.now()}`.padStart(20, '3');
    const result = [
      '数电发票号码,购买方名称,开票日期,金额,税额,价税合计,备注',
      `${number(1)},湖滨医院,2026-04-15,943.40,56.60,1000.00,${serial}`,
      `${number(2)},湖滨医院,2026-04-15,900.00,54.00,954.00,${serial}`,
    ].join('\n');
    await page.locator('input[type=file]').setInputFiles({
      name: 'result.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(result),
    });
    await expect(page.getByText(text.matched)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: text.apply }).click();
    await expect(page.getByText(text.noted)).toBeVisible();
    await page.getByRole('button', { name: text.back }).click();
    await ownRefund(cid, 30_000);
    await page.reload();
    await page.getByRole('button', { name: '湖滨医院' }).click();
    const reds = [number(4), number(5)];
    await pane.getByLabel(text.redNumber).fill(reds[0] ?? '');
    await pane.getByLabel(text.redAmount).fill('100');
    await pane.getByLabel(text.reason).fill('部分退款');
    await axe(page);
    await pane.getByRole('button', { name: text.redPart }).click();
    await expect(pane.getByText(text.redLeft)).toBeVisible();
    await pane.getByLabel(text.redNumber).fill(reds[1] ?? '');
    await pane.getByLabel(text.reason).fill('部分退款');
    await pane.getByRole('button', { name: text.redPart.replace('100', '200') }).click();
    for (const one of reds) await expect(pane.getByText(one)).toBeVisible();
  },
);
