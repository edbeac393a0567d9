import { basePath } from '@meetingapp/contract/paths.ts';
import { checkinDevice as deviceEn } from '@meetingapp/locales/en/checkin/device.ts';
import { checkinWall as wallEn } from '@meetingapp/locales/en/checkin/wall.ts';
import { registrationGuest as guestEn } from '@meetingapp/locales/en/registration/guest.ts';
import { checkinDevice as deviceZh } from '@meetingapp/locales/zh/checkin/device.ts';
import { checkinWall as wallZh } from '@meetingapp/locales/zh/checkin/wall.ts';
import { registrationGuest as guestZh } from '@meetingapp/locales/zh/registration/guest.ts';
import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';
import { guestCongress, hallDoors, hallPlace, ownPoint } from './stages.ts';

const texts = {
  zh: { wall: wallZh, device: deviceZh, guest: guestZh },
  en: { wall: wallEn, device: deviceEn, guest: guestEn },
};

interface DoorScreen {
  readonly name: string;
  readonly as?: 'fresh';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  readonly then?: (phone: Phone) => Promise<void>;
}

/** Checks a new person in by their own phone, at a point of this kind. */
async function checkIn(phone: Phone, kind: 'entry' | 'activity'): Promise<void> {
  const words = texts[phone.language].wall;
  const { cid, pointId, account } = await ownPoint(phone, kind);
  const context = phone.page.context();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...hallPlace, accuracy: 10 });
  await phone.logIn({ to: account.to, password: 'Heart-2026' });
  if (kind === 'entry') await phone.open('qrSubmit', { cid });
  else await phone.open('qrActivitySubmit', { acid: pointId });
  await phone.page.getByRole('button', { name: words.act, exact: true }).click();
  await phone.page.getByRole('heading', { name: words.success }).waitFor();
}

/** Fills in the form for guests; `paid`: one that costs money, which the desk takes. */
async function enterAsGuest(phone: Phone, paid: boolean): Promise<void> {
  const { page, language } = phone;
  const words = texts[language].guest;
  const cid = await guestCongress(paid);
  await phone.open(language === 'en' ? 'qrGuestEnglish' : 'qrGuest', { cid });
  const inputs = page.locator('#guest-form').getByRole('textbox');
  await inputs.nth(0).fill('陈可立');
  await inputs.nth(1).fill(`1380000${String(Date.now()).slice(-4)}`);
  // The middle of the row is the link to the agreement.
  await page.getByRole('checkbox').check({ position: { x: 12, y: 12 } });
  if (paid) {
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('radiogroup').locator('label').first().click();
  }
  await page.getByRole('button', { name: words.act, exact: true }).click();
  await page.getByRole('heading', { name: words.states[paid ? 'to_pay' : 'confirmed'] }).waitFor();
}

/** Enrols the phone as a device at a door, and scans what a scanner types: a ticket once, twice, or a code that is none. */
async function scan(phone: Phone, what: 'nothing' | 'ticket' | 'again' | 'foreign'): Promise<void> {
  const { page, language } = phone;
  const words = texts[language].device;
  const { enrolCode, barCode } = await hallDoors();
  await phone.open('scanner');
  await page.getByLabel(words.enrol.code).fill(enrolCode);
  await page.getByRole('button', { name: words.enrol.act }).click();
  const field = page.getByLabel(words.typed);
  await field.waitFor();
  const type = async (text: string, verdict: keyof typeof words.verdicts) => {
    await field.fill(text);
    await page.getByRole('button', { name: words.typedAct, exact: true }).click();
    await page.getByRole('heading', { level: 2, name: words.verdicts[verdict], exact: true }).waitFor();
  };
  if (what === 'foreign') await type('0000000000000', 'refuse');
  if (what === 'ticket' || what === 'again') await type(barCode, 'admit');
  if (what !== 'again') return;
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await type(barCode, 'already');
}

/** The wall of a hall's doors, by its signed link. */
async function openWall(phone: Phone): Promise<void> {
  const { page, language } = phone;
  const { wall } = await hallDoors();
  await page.setViewportSize({ width: 1920, height: 1080 });
  const lang = language === 'en' ? 'en' : 'ch';
  await page.goto(`${new URL(basePath + wall, page.url()).href}&lang=${lang}`);
  await page.locator('.gate').first().waitFor();
}

/** Screens of check-in (S103 to S109, S111), the scanner and the wall of arrivals (O16). */
export const checkinScreens: readonly DoorScreen[] = [
  { name: 'S103', address: (phone) => phone.address('qrActivityLogin', { acid: 1 }) },
  { name: 'S104', as: 'fresh', address: (phone) => phone.address('qrActivitySubmit', { acid: 1 }) },
  {
    name: 'S105-checked-in',
    address: (phone) => phone.address('qrActivityLogin', { acid: 1 }),
    then: (phone) => checkIn(phone, 'activity'),
  },
  { name: 'S105-unknown', as: 'fresh', address: (phone) => phone.address('qrActivitySuccess', { acid: 1 }) },
  { name: 'S106', as: 'fresh', address: (phone) => phone.address('qrSubmitSigned', {}, { point: 1 }) },
  { name: 'S107', address: (phone, { saving }) => phone.address('qrLogin', { cid: saving }) },
  { name: 'S108', as: 'fresh', address: (phone, { saving }) => phone.address('qrSubmit', { cid: saving }) },
  {
    name: 'S109-checked-in',
    address: (phone, { saving }) => phone.address('qrLogin', { cid: saving }),
    then: (phone) => checkIn(phone, 'entry'),
  },
  { name: 'S109-unknown', as: 'fresh', address: (phone) => phone.address('qrSuccess', {}) },
  ...([false, true] as const).map((paid): DoorScreen => ({
    name: paid ? 'S111-guest-to-pay' : 'S111-guest-entered',
    address: (phone, { saving }) => phone.address('qrGuest', { cid: saving }, {}),
    then: (phone) => enterAsGuest(phone, paid),
  })),
  { name: 'O16-wall-unsigned', address: (phone, { congress }) => phone.address('doorScreen', { cid: congress }) },
  {
    name: 'O16-wall',
    address: (phone, { congress }) => phone.address('doorScreen', { cid: congress }),
    then: openWall,
  },
  { name: 'O16-scanner', address: (phone) => phone.address('scanner') },
  ...(['nothing', 'ticket', 'again', 'foreign'] as const).map((what): DoorScreen => ({
    name: `O16-scanner-${{ nothing: 'ready', ticket: 'admitted', again: 'already', foreign: 'refused' }[what]}`,
    address: (phone) => phone.address('scanner'),
    then: (phone) => scan(phone, what),
  })),
];
