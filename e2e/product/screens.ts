import { templateNumbers } from '@meetingapp/domain/home/templates.ts';
import { examScreens } from '../exam/screens.ts';
import { surveyScreens } from '../survey/screens.ts';
import type { Phone } from '../support/phone.ts';
import { wordsOf } from '../support/sign-up.ts';
import { activityScreens } from '../activities/screens.ts';
import { checkinScreens } from '../checkin/screens.ts';
import { drawScreens } from '../lottery/screens.ts';
import { speakerScreens } from '../speakers/screens.ts';
import { exhibitionScreens } from '../exhibition/screens.ts';
import { commentScreens } from '../comments/screens.ts';
import { creditScreens } from '../credits/screens.ts';
import { inboxScreens } from '../messages/screens.ts';
import { photoScreens } from '../photos/screens.ts';
import type { Screen } from '../support/screen.ts';

/** Taps the main button of a page. */
const tapFoot = (phone: Phone): Promise<void> => phone.page.locator('.foot').getByRole('button').last().click();

/** An id that no conference has. */
const unknownNumber = 99_999_999;
const unknownCard = 'a'.repeat(24);

/**
 * First ids of the demo: a session, an expert, a group of guests, a satellite meeting; a page, a special topic, a column of the news;
 * a film for all, one for paid personnel, and the broadcast whose replay it is.
 */
const first = {
  session: 1,
  expert: 3,
  group: 1,
  satellite: 7,
  page: 1,
  subject: 4,
  column: 1,
  film: 1,
  paidFilm: 2,
  replayed: 5,
};

/** The thirteen homes, all of one congress; the minimal one also of a conference with four tiles, for which it is designed. */
const homes: readonly Screen[] = templateNumbers.map((number) => ({
  name: `S${number + 19}-home-${number}`,
  address: (phone, { congress }) => phone.address(`tpl${number}Home`, { cid: congress }),
  ownTest: true,
}));

/** In the order of a person's visit. */
export const screens: readonly Screen[] = [
  ...homes,
  { name: 'S2-conferences', address: (phone) => phone.address('index') },
  { name: 'S3-entrance', address: (phone, { congress }) => phone.address('conferenceIndex', { cid: congress }) },
  { name: 'S3-unknown-number', address: (phone) => phone.address('conferenceIndex', { cid: unknownNumber }) },
  { name: 'S47-glance', address: (phone, { congress }) => phone.address('program', { cid: congress }) },
  { name: 'S4-conference', address: (phone, { congress }) => phone.address('conf', { id: congress }) },
  { name: 'S4-unknown-number', address: (phone) => phone.address('conf', { id: unknownNumber }) },
  { name: 'S5-share', address: (phone, { congress }) => phone.address('share', { cid: congress }) },
  { name: 'S6-stopped-page', address: (phone, { congress }) => phone.address('stop', {}, { cid: congress }) },
  {
    name: 'S7-switched-off',
    address: (phone, { stopped }) => phone.address('stoppage', {}, { cid: stopped ?? undefined }),
  },
  { name: 'S8-clear', address: (phone) => phone.address('clear') },
  { name: 'S39-staff-log-in', address: (phone) => phone.address('adminLogin') },
  {
    name: 'S41-profile',
    as: 'registered',
    address: (phone, demo) => phone.address('infomation', { cid: demo.congress }),
  },
  ...inboxScreens,
  ...creditScreens,
  ...commentScreens,
  ...activityScreens,
  ...photoScreens,
  ...speakerScreens,
  ...drawScreens,
  ...exhibitionScreens,
  { name: 'my-data', as: 'registered', address: (phone) => phone.address('myData') },
  {
    name: 'S9-not-allowed',
    address: (phone, { congress }) => phone.address('frame', {}, { cid: congress, url: 'https://elsewhere.example/' }),
  },
  { name: 'S10-contacts', address: (phone, { congress }) => phone.address('callPhone', {}, { cid: congress }) },
  { name: 'S11-emergency', address: (phone, { congress }) => phone.address('emer', {}, { cid: congress }) },
  { name: 'S12-agreement', address: (phone) => phone.address('agreement') },
  {
    name: 'S13-page',
    address: (phone, { congress }) => phone.address('web', { webid: first.page }, { cid: congress }),
  },
  {
    name: 'S14-topic',
    address: (phone, { congress }) => phone.address('subject', { id: first.subject }, { cid: congress }),
  },
  {
    name: 'S15-messenger-refused',
    address: (phone) => phone.address('wxCode', {}, { code: 'used', state: 'unknown' }),
  },
  {
    name: 'S15-provider-over',
    address: (phone) => phone.address('signOnReturn', {}, { code: 'used', state: 'unknown' }),
  },
  {
    name: 'S19-card',
    at: 'paid',
    address: (phone, { congress }) => phone.address('signOrder', {}, { cid: congress }),
    then: async ({ page, language }) => {
      await page.getByRole('link', { name: wordsOf(language).orders.own.card, exact: true }).click();
      await page.waitForURL(/downcard/);
      // The old page stays until the card is there.
      await page.locator('.badge-card').waitFor();
    },
  },
  {
    name: 'S16-pictures',
    address: (phone) =>
      phone.address('showImage', {}, { images: '/meetingapp/icons/icon-512.png', names: 'Poster hall' }),
  },
  { name: 'S17-no-file', address: (phone) => phone.address('pdfView', {}, { file: '/none.pdf' }) },
  { name: 'S19-card-unknown', address: (phone) => phone.address('downcard', { cardid: unknownCard }) },
  { name: 'S32-home-minimal', address: (phone, { reduced }) => phone.address('tpl13Home', { cid: reduced }) },
  { name: 'S20-home-tiles', address: (phone, { congress }) => phone.address('homeTiles', { cid: congress }) },
  { name: 'S33-own-page', address: (phone, { congress }) => phone.address('tpl1View', { id: 1, cid: congress }) },
  { name: 'S34-guests', address: (phone, { congress }) => phone.address('guest', { id: first.group, cid: congress }) },
  { name: 'S43-agenda', address: (phone, { congress }) => phone.address('calList', { cid: congress }) },
  {
    name: 'S43-agenda-plan-empty',
    address: (phone, { congress }) => phone.address('calList', { cid: congress }),
    then: (phone) => phone.page.getByRole('button', { name: wordsOf(phone.language).agenda.mine, exact: true }).click(),
  },
  ...(['grid', 'hall', 'topic'] as const).map((tmpCal): Screen => ({
    name: `S44-agenda-${tmpCal}`,
    address: (phone, { congress }) => phone.address('calListLayout', { tmpCal, cid: congress }),
    then: (phone) => phone.page.locator('.ag-days button').nth(1).click(),
  })),
  {
    name: 'S44-layouts',
    address: (phone, { congress }) => phone.address('calList', { cid: congress }),
    then: (phone) => phone.page.getByRole('button', { name: wordsOf(phone.language).agenda.layout }).click(),
  },
  {
    name: 'S45-session',
    address: (phone, { congress }) => phone.address('calDetail', { calid: first.session }, { cid: congress }),
  },
  { name: 'S46-search', address: (phone, { congress }) => phone.address('searchList', { cid: congress }) },
  {
    name: 'S46-search-found',
    address: (phone, { congress }) => phone.address('searchList', { cid: congress }, { q: 'xin' }),
  },
  {
    name: 'S46-search-none',
    address: (phone, { congress }) => phone.address('searchList', { cid: congress }, { q: 'qqqq' }),
  },
  { name: 'S48-satellite', address: (phone) => phone.address('smeet', { id: first.satellite }) },
  { name: 'S49-experts', address: (phone, { congress }) => phone.address('personList', { cid: congress }) },
  { name: 'S50-expert', address: (phone) => phone.address('personDetail', { pid: first.expert }) },
  { name: 'S51-biography', address: (phone) => phone.address('personDesc', {}, { pid: first.expert }) },
  { name: 'S59-replay', as: 'registered', address: (phone) => phone.address('relive', { lid: first.replayed }) },
  { name: 'S64-review-locked', address: (phone) => phone.address('revideo', { vid: first.paidFilm }) },
  { name: 'S65-reviews', address: (phone, { congress }) => phone.address('revideo2', {}, { cid: congress }) },
  {
    name: 'S66-film-plays',
    address: (phone) => phone.address('videoDetail', { id: first.film }),
    then: async (phone) => {
      await phone.page.locator('.player-cover').click();
      await phone.page.locator('.video-js.vjs-playing').waitFor();
      await phone.page.locator('.vjs-play-control').click();
    },
  },
  { name: 'S67-videos', address: (phone, { congress }) => phone.address('videoList', { id: congress }) },
  { name: 'S69-media-library', address: (phone, { congress }) => phone.address('medList', { id: congress }) },
  { name: 'S35-new-account', address: (phone) => phone.address('reg') },
  { name: 'S35-new-account-errors', address: (phone) => phone.address('reg'), then: tapFoot },
  { name: 'S36-log-in', address: (phone) => phone.address('login') },
  { name: 'S36-log-in-errors', address: (phone) => phone.address('login'), then: tapFoot },
  { name: 'S37-reset', address: (phone) => phone.address('reset') },
  { name: 'S38-log-in-again', address: (phone, { congress }) => phone.address('registrationLogin', { cid: congress }) },
  {
    name: 'S78-column',
    address: (phone, { congress }) => phone.address('moreInfo', { id: first.column }, { cid: congress }),
  },
  {
    name: 'S85-staff-log-in',
    address: (phone, { congress }) => phone.address('editCon', {}, { cid: congress }),
    ownTest: true,
  },
  {
    name: 'S76-papers',
    as: 'registered',
    address: (phone, { congress }) => phone.address('contributeHome', { cid: congress }),
  },
  {
    name: 'S76-paper',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('contributeHome', { cid: congress }, { paper: 'new', step: '1' }),
  },
  { name: 'S40-membership', as: 'fresh', address: (phone, { congress }) => phone.address('vip', { cid: congress }) },
  {
    name: 'S42-mine',
    as: 'registered',
    address: (phone, { congress }) => phone.address('personalList', { cid: congress }),
  },
  {
    name: 'S42-mine-empty',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('personalList', { cid: congress }),
  },
  { name: 'S42-mine-visitor', address: (phone, { congress }) => phone.address('personalList', { cid: congress }) },
  {
    name: 'S42-mine-to-pay',
    at: 'open',
    address: (phone, { congress }) => phone.address('personalList', { cid: congress }),
  },
  { name: 'S112-no-conference', address: (phone) => phone.address('sign') },
  {
    name: 'S113-unknown-number',
    address: (phone) => phone.address('signHome', { opFlag: 0 }, { cid: unknownNumber }),
  },
  {
    name: 'S113-branches',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('signHome', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S113-branch-missing',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('signHome', { opFlag: 0 }, { cid: congress }),
    then: tapFoot,
  },
  {
    name: 'S113-form',
    at: 'held',
    address: (phone, { congress }) => phone.address('signHome', { opFlag: 0 }, { cid: congress, at: 'form' }),
  },
  {
    name: 'S113-form-editing',
    at: 'paid',
    address: (phone, { congress }) => phone.address('signHome', { opFlag: 1 }, { cid: congress }),
  },
  {
    name: 'S113-reduced-form',
    as: 'fresh',
    address: (phone, { reduced }) => phone.address('signHome', { opFlag: 0 }, { cid: reduced }),
  },
  {
    name: 'S113-reduced-form-errors',
    as: 'fresh',
    address: (phone, { reduced }) => phone.address('signHome', { opFlag: 0 }, { cid: reduced }),
    then: tapFoot,
  },
  {
    name: 'S114-form',
    as: 'fresh',
    address: (phone, { saving }) => phone.address('signNewHome', { opFlag: 0 }, { cid: saving }),
  },
  {
    name: 'S115-add-a-person',
    as: 'registered',
    address: (phone, { congress }) => phone.address('signAdd', { opFlag: 0 }, { cid: congress, add: 1 }),
  },
  {
    name: 'S116-fee',
    at: 'held',
    address: (phone, { congress }) => phone.address('signApply', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S117-hotel',
    at: 'held',
    address: (phone, { congress }) => phone.address('signHotel', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S117-hotel-booked',
    at: 'roomed',
    address: (phone, { congress }) => phone.address('signHotel', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S118-invoice',
    at: 'roomed',
    address: (phone, { congress }) => phone.address('signInvoice', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S118-invoice-special-errors',
    at: 'roomed',
    address: (phone, { congress }) => phone.address('signInvoice', { opFlag: 0 }, { cid: congress }),
    then: async (phone) => {
      await phone.page.getByRole('radio', { name: wordsOf(phone.language).orders.invoice.special }).check();
      await tapFoot(phone);
    },
  },
  ...(['open', 'paid', 'cancelled'] as const).map((at): Screen => ({
    name: `S119-orders-${at}`,
    at,
    address: (phone, { congress }) => phone.address('signMyOrders', {}, { cid: congress }),
  })),
  {
    name: 'S119-orders-none',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('signMyOrders', {}, { cid: congress }),
  },
  {
    name: 'S120-confirmation',
    at: 'roomed',
    address: (phone, { congress }) => phone.address('signOrder', {}, { cid: congress }),
  },
  ...(['open', 'paid', 'cancelled'] as const).map((at): Screen => ({
    name: `S120-registration-${at}`,
    at,
    address: (phone, { congress }, staged) =>
      phone.address('signOrder', {}, { cid: congress, reg: staged?.regId ?? 0 }),
  })),
  {
    name: 'S121-pay',
    at: 'open',
    address: (phone, { congress }, staged) =>
      phone.address('signPay', {}, { cid: congress, order: staged?.orderId ?? 0 }),
  },
  {
    name: 'S121-pay-code',
    at: 'open',
    address: (phone, { congress }, staged) =>
      phone.address('signPay', {}, { cid: congress, order: staged?.orderId ?? 0 }),
    then: async (phone) => {
      await phone.page.getByRole('radio', { name: wordsOf(phone.language).orders.pay.native }).check();
      await tapFoot(phone);
      await phone.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'S121-pay-cancelled',
    at: 'cancelled',
    address: (phone, { congress }, staged) =>
      phone.address('signPay', {}, { cid: congress, order: staged?.orderId ?? 0 }),
  },
  {
    name: 'S121-pay-unknown',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('signPay', {}, { cid: congress }),
  },
  { name: 'S56', address: (phone, { congress }) => phone.address('roomOnline', { cid: congress }) },
  { name: 'S57', address: (phone, { congress }) => phone.address('roomDetail', {}, { room: 1, cid: congress }) },
  { name: 'S58', address: (phone, { congress }) => phone.address('live', { lid: 1 }, { cid: congress }) },
  {
    name: 'S58-writing',
    as: 'registered',
    address: (phone, { congress }) => phone.address('live', { lid: 1 }, { cid: congress }),
  },
  { name: 'S60', address: (phone, { congress }) => phone.address('listLive', { liveid: 1 }, { cid: congress }) },
  { name: 'S61', address: (phone, { congress }) => phone.address('liveDetail', { xqid: 1 }, { cid: congress }) },
  { name: 'S62', address: (phone, { congress }) => phone.address('liveLoginFree', { xqid: 1 }, { cid: congress }) },
  ...examScreens,
  ...surveyScreens,
  { name: 'S63', address: (phone, { congress }) => phone.address('liveList', { id: congress }) },
  ...checkinScreens,
];
