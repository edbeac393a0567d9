import { textAt, type JsonObject } from '../../json.ts';
import type { BillOffers } from '../payment/bill-offers.ts';
import { hasBill, type World } from '../world.ts';
import { billFile } from './bill-file.ts';

/** Address of the compressed bill of a day, valid for half a minute. */
export function offerBill(world: World, bills: BillOffers, content: JsonObject): Record<string, unknown> {
  const date = textAt(content, 'bill_date');
  if (textAt(content, 'bill_type') !== 'trade' || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    return { code: '40004', msg: 'Business Failed', sub_code: 'invalid_arguments', sub_msg: '入参不合法' };
  const file = hasBill(world, date) ? billFile(world, date) : null;
  if (file === null)
    return { code: '40004', msg: 'Business Failed', sub_code: 'isp.bill_not_exist', sub_msg: '账单不存在' };
  const address = `${world.serverBase}/alipay/downloadBillFile.resource?token=${bills.offer(file)}`;
  return { code: '10000', msg: 'Success', bill_download_url: address };
}
