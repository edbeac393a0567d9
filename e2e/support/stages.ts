import type { Phone, PhoneUser } from './phone.ts';
import { freshNumber, newAccount, type Account } from './sign-up.ts';

/** Stage of a registration: a place held; a room as well; awaiting payment; paid; cancelled before payment. */
export type Stage = 'held' | 'roomed' | 'open' | 'paid' | 'cancelled';

export interface Staged {
  readonly user: PhoneUser;
  readonly account: Account;
  readonly number: string;
  readonly regId: number;
  /** Null before submission. */
  readonly orderId: number | null;
}

const password = 'Heart-2026';

/** Answers of a physician; a plain form uses only the fields it has. */
const answersOf = (number: string): Record<string, string> => ({
  name: '苏念安',
  phone: number,
  email: `p${number}@example.com`,
  company: '晴川医院',
  identity: '医师',
  attendance: '全程',
  gender: '女',
  province: '浙江省',
  city: '杭州市',
  interest: '心律失常',
});

/** Calls on behalf of one account; a refusal fails the test. */
function caller(phone: Phone, token: string) {
  return async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const answer = await phone.call(path, body, token);
    if (answer['code'] !== 0) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
    return answer as Answer;
  };
}
type Call = ReturnType<typeof caller>;

interface Info {
  extend_config: { sub_meet_list: { cfgId: number }[] };
  user_config: { cfgCode: string }[];
  con_fee?: { feeId: number }[];
}

/** Saves the form with the first available fee, as the wizard's third step does. */
async function hold(call: Call, cid: number, number: string, more: object): Promise<number> {
  const path = '/medapp/api/template/register/info';
  const body = { uid: null, cid, source: null, regid: null, add: '0' };
  const { extend_config, user_config } = await call<Info>(path, { ...body, input: null });
  const branch = extend_config.sub_meet_list[0]?.cfgId ?? null;
  const asked = new Set(user_config.map((field) => field.cfgCode));
  const answers = Object.fromEntries(Object.entries(answersOf(number)).filter(([code]) => asked.has(code)));
  const input = { ...answers, branch: String(branch ?? ''), member: '0' };
  const { con_fee } = await call<Info>(path, { ...body, input });
  const fee = con_fee?.[0];
  if (!fee) throw new Error(`Conference ${cid} has no fee for a physician`);
  const save = { regid: null, uid: null, cid, cfgid: fee.feeId, src: null, sub_cid: branch, ...answers, ...more };
  const { register } = await call<{ register: { regId: number } }>('/medapp/api/template/register/add', save);
  return register.regId;
}

interface Hotels {
  hotels: { roomTypes: { id: number; open: boolean; nights: { night: string; rooms: number }[] }[] }[];
}

/** Books one night of a room in the first hotel with a room left. */
async function takeRoom(call: Call, cid: number, regid: number): Promise<void> {
  const { hotels } = await call<Hotels>('/medapp/api/hotel/list', { cid });
  const types = hotels.flatMap((hotel) => hotel.roomTypes).filter((one) => one.open);
  const roomy = types.find(({ nights }) => nights.length > 1 && nights.every((one) => one.rooms > 4));
  const [checkIn, checkOut] = roomy?.nights.map((one) => one.night) ?? [];
  await call('/medapp/api/hotel/book', { regid, roomTypeId: roomy?.id, checkIn, checkOut, part: 'room' });
}

/** Brings a new person's registration to a stage by the calls of the screens; `more` overrides their answers. */
export async function atStage(phone: Phone, cid: number, stage: Stage, more: object = {}): Promise<Staged> {
  const number = freshNumber();
  const account = await newAccount(phone, number);
  const call = caller(phone, account.token);
  const regId = await hold(call, cid, number, more);
  const here = { user: { to: number, password }, account, number, regId };
  if (stage === 'roomed') await takeRoom(call, cid, regId);
  if (stage === 'held' || stage === 'roomed') return { ...here, orderId: null };
  const orderId = await submit(call, regId);
  if (stage === 'cancelled') await call('/medapp/api/order/cancel', { orderid: orderId });
  if (stage === 'paid') await pay(phone, call, orderId);
  return { ...here, orderId };
}

/** Creates the order of a registration at its current price. */
async function submit(call: Call, regid: number): Promise<number> {
  const { preview } = await call<{ preview: { total: number } }>('/medapp/api/order/preview', { regid });
  const made = { regid, total: preview.total };
  return (await call<{ order: { orderId: number } }>('/medapp/api/order/create', made)).order.orderId;
}

/** Pays by code at the simulated cashier; asking once more then confirms it. */
async function pay(phone: Phone, call: Call, orderid: number): Promise<void> {
  const started = await call<{ instructions: { codeUrl: string } }>('/medapp/api/order/pay', {
    orderid,
    method: 'native',
  });
  await phone.act(started.instructions.codeUrl, 'pay');
  const { state } = await call<{ state: string }>('/medapp/api/order/state', { orderid });
  if (state !== 'paid') throw new Error(`Order ${orderid} is ${state} after it was paid`);
}
