import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { memberCalls } from '@meetingapp/contract/members/member.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { Stage } from './congress.ts';
import { BED } from './congress.ts';
import type { Wire } from '../machine/wire.ts';

export interface Surroundings {
  wire: Wire;
  origin: string;
  /** Address of the cashier. */
  cashier: string;
  stage: Stage;
  /** Called before each request, and at the end with null. */
  before?: (request: string | null) => Promise<void>;
}

/**
 * One complete registration as the phone does it: the form with the answers and the resulting fees (C4), member check, save with fee,
 * for every third person two nights in a shared room, order, payment, and the provider's signed notice, answered.
 */
export async function register(surroundings: Surroundings, index: number): Promise<void> {
  const { wire, origin, cashier, stage, before } = surroundings;
  const { cid, branches, memberListId } = stage;
  const attendee = stage.attendees[index];
  if (!attendee) throw new Error('no such attendee');
  const { token, answers } = attendee;
  const send = async <C extends Call>(call: C, body: BodyOf<C>): Promise<AnswerOf<C>> => {
    const headers = {
      token,
      language: index % 4 === 0 ? 'en' : 'zh',
      ...(call.effect === 'write' ? { 'idempotency-key': randomUUID() } : {}),
    };
    await before?.(call.path.replace('/medapp/api/', ''));
    const answer = await wire.post(`${origin}${call.path}`, body, headers);
    if (answer['code'] !== 0) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
    return answer as AnswerOf<C>;
  };
  const branch = branches[index % branches.length] ?? 0;
  const { con_fee: fees } = await send(registrationCalls.info, { cid, input: { ...answers, branch: String(branch) } });
  const [fee] = fees ?? [];
  if (!fee) throw new Error('no fee');
  await send(memberCalls.vipCheck, { id: memberListId, name: answers['name'] ?? '', phone: answers['phone'] ?? '' });
  const form = { regid: null, uid: null, cid, cfgid: fee.feeId, src: '', sub_cid: branch };
  const { register: saved } = await send(registrationCalls.add, { ...form, ...answers });
  const regid = saved.regId ?? 0;
  const stay = index % 3 === 0 ? stage.stays[(index / 3) % stage.stays.length] : undefined;
  if (stay) await send(hotelCalls.book, { regid, ...stay, part: 'bed', gender: 'female' });
  const { order } = await send(orderCalls.create, { regid, total: fee.feeAmount + (stay ? 2 * BED : 0) });
  const { instructions } = await send(orderCalls.pay, { orderid: order?.orderId ?? 0, method: 'native' });
  const [, code] = /order=(\w+)/.exec('codeUrl' in instructions ? instructions.codeUrl : '') ?? [];
  await before?.('notice');
  const { status } = await wire.post(`${cashier}/${code}`, {});
  if (status !== 204) throw new Error(`the notice was answered with ${String(status)}`);
  await before?.(null);
}
