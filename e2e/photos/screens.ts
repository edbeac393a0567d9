import { photos as en } from '@meetingapp/locales/en/photos/photo.ts';
import { photos as zh } from '@meetingapp/locales/zh/photos/photo.ts';
import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';
import { quarteredPhoto } from './pictures.ts';

const texts = { zh, en };

/** An id that no conference has. */
const unknownNumber = 99_999_999;

interface PhotoScreen {
  readonly name: string;
  readonly as?: 'registered';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  readonly then?: (phone: Phone) => Promise<void>;
}

/** Chooses a photo from the album. */
async function choosePhoto({ page, language }: Phone): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: texts[language].album }).click();
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await quarteredPhoto(900, 1200) };
  await (await chooser).setFiles(photo);
  await page.getByRole('slider').first().waitFor();
}

/** Screens of posters and introductions (S98, S99). */
export const photoScreens: readonly PhotoScreen[] = [
  {
    name: 'S98-photo',
    as: 'registered',
    address: (phone, { congress }) => phone.address('photo', { cid: congress }),
  },
  {
    name: 'S98-photo-chosen',
    as: 'registered',
    address: (phone, { congress }) => phone.address('photo', { cid: congress }),
    then: choosePhoto,
  },
  {
    name: 'S98-introduction',
    as: 'registered',
    address: (phone, { congress }) => phone.address('photo', { cid: congress }, { part: 'introduction' }),
  },
  {
    name: 'S98-visitor',
    address: (phone, { congress }) => phone.address('photo', { cid: congress }, { part: 'introduction' }),
  },
  { name: 'S98-unknown', address: (phone) => phone.address('photo', { cid: unknownNumber }) },
  {
    name: 'S99-finished',
    as: 'registered',
    address: (phone, { congress }) => phone.address('photo', { cid: congress }),
    then: async (phone) => {
      await choosePhoto(phone);
      await phone.page.getByRole('button', { name: texts[phone.language].make }).click();
      await phone.page.locator('.ph-made').waitFor();
    },
  },
  { name: 'S99-none', address: (phone, { congress }) => phone.address('finishPhoto', {}, { cid: congress }) },
];
