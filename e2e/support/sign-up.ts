import { congressFields } from '@meetingapp/demo/conference/form.ts';
import { agenda as agendaEn } from '@meetingapp/locales/en/agenda/programme.ts';
import { app as appEn } from '@meetingapp/locales/en/app.ts';
import { files as filesEn } from '@meetingapp/locales/en/files.ts';
import { hotel as hotelEn } from '@meetingapp/locales/en/hotel/hotel.ts';
import { orders as ordersEn } from '@meetingapp/locales/en/orders/order.ts';
import { registrationChange as changeEn } from '@meetingapp/locales/en/registration/change.ts';
import { registrationFee as feeEn } from '@meetingapp/locales/en/registration/fee.ts';
import { registrationForm as formEn } from '@meetingapp/locales/en/registration/form.ts';
import { registrationMember as memberEn } from '@meetingapp/locales/en/registration/member.ts';
import { registrationOverview as mineEn } from '@meetingapp/locales/en/registration/overview.ts';
import { registrationPicture as pictureEn } from '@meetingapp/locales/en/registration/picture.ts';
import { registration as wizardEn } from '@meetingapp/locales/en/registration/wizard.ts';
import { summary as summaryEn } from '@meetingapp/locales/en/overview/summary.ts';
import { agenda as agendaZh } from '@meetingapp/locales/zh/agenda/programme.ts';
import { app as appZh } from '@meetingapp/locales/zh/app.ts';
import { files as filesZh } from '@meetingapp/locales/zh/files.ts';
import { hotel as hotelZh } from '@meetingapp/locales/zh/hotel/hotel.ts';
import { orders as ordersZh } from '@meetingapp/locales/zh/orders/order.ts';
import { registrationChange as changeZh } from '@meetingapp/locales/zh/registration/change.ts';
import { registrationFee as feeZh } from '@meetingapp/locales/zh/registration/fee.ts';
import { registrationForm as formZh } from '@meetingapp/locales/zh/registration/form.ts';
import { registrationMember as memberZh } from '@meetingapp/locales/zh/registration/member.ts';
import { registrationOverview as mineZh } from '@meetingapp/locales/zh/registration/overview.ts';
import { registrationPicture as pictureZh } from '@meetingapp/locales/zh/registration/picture.ts';
import { registration as wizardZh } from '@meetingapp/locales/zh/registration/wizard.ts';
import { summary as summaryZh } from '@meetingapp/locales/zh/overview/summary.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Phone } from './phone.ts';

const texts = {
  zh: {
    app: appZh,
    registration: { ...wizardZh, ...formZh, ...feeZh, ...changeZh, ...memberZh, ...pictureZh, ...mineZh },
    hotel: hotelZh,
    orders: ordersZh,
    agenda: agendaZh,
    files: filesZh,
    summary: summaryZh,
  },
  en: {
    app: appEn,
    registration: { ...wizardEn, ...formEn, ...feeEn, ...changeEn, ...memberEn, ...pictureEn, ...mineEn },
    hotel: hotelEn,
    orders: ordersEn,
    agenda: agendaEn,
    files: filesEn,
    summary: summaryEn,
  },
};

/** The texts of the wizard in the phone's language. */
export const wordsOf = (language: Language): (typeof texts)[Language] => texts[language];

/** Turns a text into a regex whose placeholders match anything, to find it on a page. */
export function anyOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\{\w+(\\\|[^}]*)?\}/g, '.+'));
}

/** The organiser's label of a field of the congress's form. */
function labelOf(code: string, language: Language): string {
  const field = congressFields.find((one) => one.code === code);
  if (!field?.label) throw new Error(`The congress asks for no ${code}`);
  return field.label[language];
}

function optionOf(code: string, value: string, language: Language): string {
  const option = congressFields.find((one) => one.code === code)?.options?.find((one) => one.value === value);
  if (!option) throw new Error(`${code} has no option ${value}`);
  return option[language];
}

let counter = 0;

/** A mobile number unique in this run. */
export function freshNumber(): string {
  counter += 1;
  const random = String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
  return `139${random}${String((process.pid + counter) % 100).padStart(2, '0')}`;
}

export interface Account {
  readonly to: string;
  readonly token: string;
  readonly uId: number;
}

/** Creates an account by one-time code, as the log-in before sign-up does. */
export async function newAccount(phone: Phone, to = freshNumber()): Promise<Account> {
  await phone.call('/medapp/api/account/code/send', { to, purpose: 'register' });
  const code = await phone.outboxCode(to);
  const { version } = await phone.call('/medapp/api/account/agreement', {});
  const answer = await phone.call('/medapp/api/account/register', {
    to,
    code,
    password: 'Heart-2026',
    agreement: version,
  });
  if (answer['code'] !== 0) throw new Error(`No account for ${to}: ${JSON.stringify(answer)}`);
  const { user, token } = answer as unknown as { user: { uId: number }; token: { tToken: string } };
  return { to, token: token.tToken, uId: user.uId };
}

/** One person in the wizard of the congress. */
export class SignUp {
  readonly page: Page;
  readonly language: Language;
  readonly words: (typeof texts)[Language];
  readonly #phone: Phone;

  constructor(phone: Phone) {
    this.#phone = phone;
    this.page = phone.page;
    this.language = phone.language;
    this.words = wordsOf(phone.language);
  }

  next(): Locator {
    return this.page.getByRole('button', { name: this.words.registration.sign.next, exact: true });
  }

  label(code: string): string {
    return labelOf(code, this.language);
  }

  /** A text field. */
  field(code: string): Locator {
    return this.page.locator(`[name="${code}"]`);
  }

  picker(code: string): Locator {
    const { choose } = this.words.registration.field;
    const label = this.label(code);
    return this.page.getByRole('combobox', { name: new RegExp(`^(${label}|${choose.replace('{name}', label)})$`) });
  }

  async openBranches(cid: number): Promise<void> {
    await this.#phone.open('signHome', { opFlag: 0 }, { cid });
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async chooseBranch(name = this.language === 'en' ? 'Main congress' : '主会场'): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
    await this.next().click();
    await expect(this.page).toHaveURL(/at=form/);
  }

  async chooseOption(code: string, value: string): Promise<void> {
    await this.option(code, value).check();
  }

  /** An option that is visible on the page. */
  option(code: string, value: string): Locator {
    return this.page
      .getByRole('group', { name: this.label(code) })
      .or(this.page.getByRole('radiogroup', { name: this.label(code) }))
      .getByLabel(optionOf(code, value, this.language), { exact: true });
  }

  /** Turns a wheel to an option. */
  async turnTo(code: string, value: string): Promise<void> {
    await this.picker(code).click();
    const wheel = this.page.getByRole('dialog').getByRole('listbox');
    const wanted = wheel.getByRole('option', { name: optionOf(code, value, this.language), exact: true });
    await wheel.press('Home');
    for (let turns = 0; turns < 20 && (await wanted.getAttribute('aria-selected')) !== 'true'; turns += 1)
      await wheel.press('ArrowDown');
    await this.page.getByRole('button', { name: this.words.registration.form.done, exact: true }).click();
  }

  async chooseCity(province = /^(浙江|Zhejiang)/, city = /^(杭州|Hangzhou)/): Promise<void> {
    await this.picker('province').click();
    await this.page.getByRole('dialog').getByRole('button', { name: province }).click();
    await this.picker('city').click();
    await this.page.getByRole('dialog').getByRole('button', { name: city }).click();
  }

  /** Fills in all that the congress requires of a physician attending it whole; returns the number used. */
  async fillForm({ name = '苏念安', number = freshNumber(), identity = '医师' } = {}): Promise<string> {
    await this.field('name').fill(name);
    await this.field('phone').fill(number);
    await this.field('email').fill(`p${number}@example.com`);
    await this.field('company').fill('晴川医院');
    await this.page.keyboard.press('Escape');
    await this.turnTo('identity', identity);
    await this.chooseOption('attendance', '全程');
    await this.chooseOption('gender', '女');
    await this.chooseCity();
    await this.chooseOption('interest', '心律失常');
    return number;
  }

  /** Continues past the tip and the member check, to the fees. */
  async toFees(): Promise<void> {
    const { member } = this.words.registration;
    await this.next().click();
    await this.page.getByRole('button', { name: this.words.app.ok, exact: true }).click();
    await this.page.getByRole('button', { name: member.goOn, exact: true }).click();
    await expect(this.page).toHaveURL(/sign\/apply/);
  }

  /** The place is held once its timer is running. */
  async holdFee(): Promise<void> {
    await expect(this.page.getByRole('timer')).toBeVisible();
  }

  async skipHotel(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.hotel.skip, exact: true }).click();
    await this.atInvoice();
  }

  /** Waits for the heading: the address changes a moment before the screen, and a tap in between would hit the previous screen. */
  async atInvoice(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.orders.invoice.title })).toBeVisible();
  }

  /** From the start to the confirmation, without hotel and invoice, for a logged-in person. */
  async toConfirmation(cid: number): Promise<void> {
    await this.openBranches(cid);
    await this.chooseBranch();
    await this.fillForm();
    await this.toFees();
    await this.holdFee();
    await this.next().click();
    await this.skipHotel();
    await this.next().click();
    await expect(this.page).toHaveURL(/sign\/order/);
    await expect(this.submit()).toBeEnabled();
  }

  submit(): Locator {
    return this.page.getByRole('button', { name: anyOf(this.words.orders.confirm.submitPay) });
  }

  /** Submits up to the payment; returns the order's number from the address. */
  async toPayment(cid: number): Promise<string> {
    await this.toConfirmation(cid);
    await this.submit().click();
    await expect(this.page).toHaveURL(/sign\/pay/);
    await expect(this.page.getByRole('timer')).toBeVisible();
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }

  /** Starts paying by a QR code on the screen and returns the cashier's address. */
  async showCode(): Promise<string> {
    const { pay } = this.words.orders;
    await this.page.getByRole('radio', { name: pay.native }).check();
    await this.page.getByRole('button', { name: anyOf(pay.nativeAct) }).click();
    const link = this.page.getByRole('link', { name: pay.openCashier });
    return (await link.getAttribute('href')) ?? '';
  }
}

/** Performs the person's action in the simulated cashier of a payment. */
export async function atCashier(page: Page, address: string, act: 'pay' | 'refuse' | 'late' | 'twice'): Promise<void> {
  const cashier = await page.context().newPage();
  await cashier.goto(address);
  await cashier.locator(`button[value="${act}"]`).click();
  await cashier.waitForLoadState();
  await cashier.close();
  await page.bringToFront();
}
