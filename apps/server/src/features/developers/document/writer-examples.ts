import type { GivenOpenAnswerOf, OpenCalls, OpenCallName } from '@meetingapp/contract/developers/open-call.ts';
import { developersServer as en } from '@meetingapp/locales/en/developers/server.ts';
import { developersServer as zh } from '@meetingapp/locales/zh/developers/server.ts';

interface Example<Name extends OpenCallName> {
  parameters: Readonly<Record<string, string | number>>;
  body?: object;
  answer: GivenOpenAnswerOf<OpenCalls[Name]>;
}

const both = (name: keyof typeof zh) => ({ zh: zh[name], en: en[name] });
const cid = 5001;

const registration = {
  id: 81_204,
  number: '5001-0381-2047',
  state: 'approved' as const,
  name: zh.person,
  formId: null,
  answers: { name: zh.person, phone: '13900101001', company: zh.hospital },
  branchId: null,
  feeId: 12,
  member: false,
  holdUntil: '2027-03-08T04:00:00.000Z',
  createdAt: '2027-03-01T04:00:00.000Z',
  updatedAt: '2027-03-01T04:00:00.000Z',
};
const order = {
  id: 118_197,
  number: 'M2703010400118197',
  registrationId: 81_204,
  kind: 'registration' as const,
  state: 'open' as const,
  currency: 'CNY',
  total: 160_000,
  refunded: 0,
  createdAt: '2027-03-01T04:00:00.000Z',
  paidAt: null,
  holdUntil: '2027-03-08T04:00:00.000Z',
};
const endpoint = {
  id: 3,
  url: 'https://fin.example.org/hooks',
  events: ['order.paid.v1' as const, 'order.refunded.v1' as const],
  state: 'active' as const,
  createdAt: '2027-03-01T04:00:00.000Z',
};

/** One example of each call, for the document; a test holds them to the schemas. People and numbers are invented. */
export const openExamples: { readonly [Name in OpenCallName]: Example<Name> } = {
  conference: {
    parameters: { cid },
    answer: {
      id: cid,
      title: both('congress'),
      city: both('city'),
      venue: both('venue'),
      zone: 'Asia/Shanghai',
      startsOn: '2027-04-15',
      endsOn: '2027-04-18',
      currency: 'CNY',
      currencies: ['USD'],
      state: 'published',
      sandbox: true,
      simulated: true,
    },
  },
  programme: {
    parameters: { cid },
    answer: {
      cid,
      release: 3,
      releasedAt: '2027-03-01T04:00:00.000Z',
      zone: 'Asia/Shanghai',
      startsOn: '2027-04-15',
      endsOn: '2027-04-18',
      halls: [{ id: 1, name: both('hall'), place: both('floor'), seats: 800 }],
      topics: [],
      experts: [],
      groups: [],
      sessions: [],
      readings: '',
      pieces: [],
    },
  },
  form: {
    parameters: { cid },
    answer: {
      formId: null,
      forms: [{ formId: null, title: both('registrationForm') }],
      fields: [
        { code: 'name', label: both('nameLabel'), kind: 'T', required: true, options: [] },
        { code: 'phone', label: both('phoneLabel'), kind: 'M', required: true, options: [] },
      ],
      branches: [],
      fees: [{ id: 12, title: both('delegate') }],
    },
  },
  registrations: {
    parameters: { cid, cursor: 'c184467-81203', limit: '100' },
    answer: { data: [registration], cursor: 'c184502-81204', more: false },
  },
  registration: { parameters: { cid, id: 81_204 }, answer: registration },
  register: {
    parameters: { cid },
    body: { answers: registration.answers, feeId: 12 },
    answer: { registration, order },
  },
  orders: {
    parameters: { cid, cursor: 'c184467-118190' },
    answer: { data: [order], cursor: 'c184502-118197', more: false },
  },
  order: { parameters: { cid, id: 118_197 }, answer: order },
  pay: {
    parameters: { cid, id: 118_197 },
    body: {},
    answer: { paymentId: 90_211, codeUrl: 'weixin://wxpay/bizpayurl?pr=8aQ2', amount: 160_000, currency: 'CNY' },
  },
  decidePayment: {
    parameters: { cid, id: 118_197 },
    body: { decision: 'succeeded' },
    answer: { ...order, state: 'paid', paidAt: '2027-03-01T04:12:40.108Z' },
  },
  sandboxMessages: {
    parameters: { cid, cursor: 'c184502-7' },
    answer: {
      data: [
        {
          id: 8,
          channel: 'phone',
          recipient: '13900101001',
          language: 'zh',
          template: 'paid',
          subject: zh.paidSubject,
          body: zh.paidBody,
          fileName: '',
          at: '2027-03-01T04:12:41.002Z',
        },
      ],
      cursor: 'c184511-8',
      more: false,
    },
  },
  checkin: {
    parameters: { cid, id: 81_204 },
    answer: {
      registrationId: 81_204,
      points: [
        {
          id: 2,
          name: both('entrance'),
          firstAt: '2027-04-15T00:12:09.000Z',
          lastAt: '2027-04-15T00:12:09.000Z',
          admissions: 1,
        },
      ],
    },
  },
  points: { parameters: { cid }, answer: { data: [{ id: 2, name: both('entrance') }] } },
  admit: {
    parameters: { cid, id: 81_204 },
    body: { pointId: 2 },
    answer: {
      registrationId: 81_204,
      pointId: 2,
      verdict: 'admit',
      reason: '',
      at: '2027-04-15T00:12:09.000Z',
      previousAt: null,
    },
  },
  endpoints: { parameters: { cid }, answer: { data: [endpoint] } },
  createEndpoint: {
    parameters: { cid },
    body: { url: endpoint.url, events: endpoint.events },
    answer: { endpoint, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  },
  removeEndpoint: { parameters: { cid, id: 3 }, answer: {} },
};

/** The body of a webhook as an example. */
export const webhookExample = {
  type: 'order.paid.v1',
  timestamp: '2027-03-01T04:12:40.108Z',
  conference: cid,
  object: 'order/118197',
  sequence: 90_411,
  data: {
    id: 118_197,
    number: order.number,
    registration: 81_204,
    state: 'paid',
    total: 160_000,
    refunded: 0,
    currency: 'CNY',
  },
};
