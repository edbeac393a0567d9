import { shanghaiText } from '../../payment/alipay/zone.ts';
import type { SmsVendor } from '../../sms/reports.ts';
import type { Answer, OutgoingRequest } from '../../transport.ts';
import type { OutboxEntry } from '../control/records.ts';
import type { World } from '../world.ts';

interface Wish {
  vendor: SmsVendor;
  /** The merchant's address of reports. */
  url: string;
  delivered: boolean;
  /** The carrier's code of an undelivered one. */
  code: string;
}

/** Sends the delivery report of a text message in the vendor's form; returns the merchant's answer. */
export const sendReport = (world: World, entry: OutboxEntry, wish: Wish): Promise<Answer> => {
  const request: OutgoingRequest = {
    method: 'POST',
    url: wish.url,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: JSON.stringify([wish.vendor === 'aliyun' ? aliyun(world, entry, wish) : tencent(world, entry, wish)]),
  };
  return world.deliver(request);
};

const aliyun = (world: World, { at, to, receipt }: OutboxEntry, { delivered, code }: Wish): object => ({
  phone_number: to,
  send_time: shanghaiText(at),
  report_time: shanghaiText(world.now()),
  success: delivered,
  err_code: delivered ? 'DELIVERED' : code,
  err_msg: delivered ? '用户接收成功' : '用户接收失败',
  sms_size: '1',
  biz_id: receipt?.bizId ?? '',
  out_id: receipt?.outId ?? '',
});

const tencent = (world: World, { to, receipt }: OutboxEntry, { delivered, code }: Wish): object => ({
  user_receive_time: shanghaiText(world.now()),
  nationcode: '86',
  mobile: to,
  report_status: delivered ? 'SUCCESS' : 'FAIL',
  errmsg: delivered ? 'DELIVRD' : code,
  description: delivered ? '用户短信送达成功' : '用户短信送达失败',
  sid: receipt?.bizId ?? '',
});
