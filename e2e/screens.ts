import { demoLogins, type DemoConferences } from './demo.ts';
import type { Phone } from './phone.ts';

/** A screen that `npm run gallery` takes pictures of, and that the accessibility test walks. */
export interface Screen {
  /** Id in the list of screens, and what tells two pictures of one screen apart. */
  readonly name: string;
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  /** Whose phone it is; a visitor's unless said. */
  readonly as?: 'registered' | 'fresh';
  /** What must happen before the picture, once the address is open. */
  readonly then?: (phone: Phone) => Promise<void>;
}

export const people = {
  registered: { to: demoLogins.registered.phone, password: demoLogins.registered.password },
  fresh: { to: demoLogins.fresh.phone, password: demoLogins.fresh.password },
} as const;

/** In the order in which a person meets them. */
export const screens: readonly Screen[] = [
  { name: 'S2-conferences', address: (phone) => phone.address('index') },
  { name: 'S3-entrance', address: (phone, { congress }) => phone.address('conferenceIndex', { cid: congress }) },
  { name: 'S4-conference', address: (phone, { congress }) => phone.address('conf', { id: congress }) },
  { name: 'S6-stopped-page', address: (phone, { congress }) => phone.address('stop', {}, { cid: congress }) },
  {
    name: 'S7-switched-off',
    address: (phone, { stopped }) => phone.address('stoppage', {}, { cid: stopped ?? undefined }),
  },
  { name: 'S8-clear', address: (phone) => phone.address('clear') },
  { name: 'S12-agreement', address: (phone) => phone.address('agreement') },
  {
    name: 'S15-messenger-refused',
    address: (phone) => phone.address('wxCode', {}, { code: 'used', state: 'unknown' }),
  },
  {
    name: 'S19-card',
    as: 'registered',
    address: (phone, { congress }) => phone.address('downcard', { cardid: congress }),
  },
  { name: 'S20-home-classic', address: (phone, { congress }) => phone.address('tpl1Home', { cid: congress }) },
  { name: 'S32-home-minimal', address: (phone, { reduced }) => phone.address('tpl13Home', { cid: reduced }) },
  { name: 'S35-new-account', address: (phone) => phone.address('reg') },
  { name: 'S36-log-in', address: (phone) => phone.address('login') },
  { name: 'S37-reset', address: (phone) => phone.address('reset') },
  { name: 'S38-log-in-again', address: (phone, { congress }) => phone.address('registrationLogin', { cid: congress }) },
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
  { name: 'S112-sign', as: 'fresh', address: (phone, { congress }) => phone.address('sign', {}, { cid: congress }) },
  {
    name: 'S113-branches',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('signHome', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S113-reduced-form',
    as: 'fresh',
    address: (phone, { reduced }) => phone.address('signHome', { opFlag: 0 }, { cid: reduced }),
  },
  {
    name: 'S114-form',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('signNewHome', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S115-add-a-person',
    as: 'registered',
    address: (phone, { congress }) => phone.address('signAdd', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S116-fee',
    as: 'fresh',
    address: (phone, { congress }) => phone.address('signApply', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S117-hotel',
    as: 'registered',
    address: (phone, { congress }) => phone.address('signHotel', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S118-invoice',
    as: 'registered',
    address: (phone, { congress }) => phone.address('signInvoice', { opFlag: 0 }, { cid: congress }),
  },
  {
    name: 'S119-orders',
    as: 'registered',
    address: (phone, { congress }) => phone.address('signMyOrders', {}, { cid: congress }),
  },
  {
    name: 'S120-registration',
    as: 'registered',
    address: (phone, { congress }) => phone.address('signOrder', {}, { cid: congress }),
  },
  {
    name: 'S121-pay',
    as: 'registered',
    address: (phone, { congress }) => phone.address('signPay', {}, { cid: congress }),
  },
];
