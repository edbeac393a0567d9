import { shanghaiText } from '../../payment/alipay/zone.ts';
import { yuanOfFen } from '../../payment/yuan.ts';
import { feeOf } from '../payment/fees.ts';
import type { SimulatedOrder, SimulatedRefund } from '../control/records.ts';
import { movementsOf, type World } from '../world.ts';

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,' +
  '代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMMARY = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

function line(values: (string | number)[]): string {
  return values.map((value) => `\`${value}`).join(',');
}

/** The bill of a day as comma-separated values; null when there were no transactions. */
export function billFile(world: World, date: string): string | null {
  const { paid, refunds } = movementsOf(world, 'wechat', date);
  if (paid.length + refunds.length === 0) return null;
  const sum = (amounts: { amount: number }[]): string =>
    yuanOfFen(amounts.reduce((total, { amount }) => total + amount, 0));
  const rows = [
    ...paid.map((order) => orderLine(world, order)),
    ...refunds.map(({ refund, order }) => refundLine(world, refund, order)),
  ];
  const back = refunds.map(({ refund }) => refund);
  const kept = [...paid, ...back.map(({ amount }) => ({ amount: -amount }))].map(({ amount }) => ({
    amount: feeOf(amount),
  }));
  const summary = line([rows.length, sum(paid), sum(back), '0.00', `${sum(kept)}000`, sum(paid), sum(back)]);
  return `\uFEFF${[HEAD, ...rows, SUMMARY, summary].join('\r\n')}\r\n`;
}

function orderLine(world: World, order: SimulatedOrder): string {
  const { appId, merchantId } = world.credentials;
  const amount = yuanOfFen(order.amount);
  const trade = [
    shanghaiText(order.paidAt),
    appId,
    merchantId,
    0,
    '',
    order.transaction,
    order.outTradeNo,
    order.openid,
  ];
  const none = [0, 0, '0.00', '0.00', '', ''];
  return line([
    ...trade,
    order.method.toUpperCase(),
    'SUCCESS',
    'OTHERS',
    order.currency,
    amount,
    '0.00',
    ...none,
    order.description,
    '',
    feeText(order.amount),
    '0.60%',
    amount,
    '0.00',
    '',
  ]);
}

const feeText = (amount: number): string => `${yuanOfFen(feeOf(amount))}000`;

function refundLine(world: World, refund: SimulatedRefund, order: SimulatedOrder): string {
  const { appId, merchantId } = world.credentials;
  const amount = yuanOfFen(refund.amount);
  const trade = [
    shanghaiText(refund.createdAt),
    appId,
    merchantId,
    0,
    '',
    order.transaction,
    order.outTradeNo,
    order.openid,
  ];
  const back = [refund.refundNumber, refund.outRefundNo, amount, '0.00', 'ORIGINAL', refund.state];
  return line([
    ...trade,
    order.method.toUpperCase(),
    'REFUND',
    'OTHERS',
    order.currency,
    '0.00',
    '0.00',
    ...back,
    order.description,
    '',
    feeText(-refund.amount),
    '0.60%',
    '0.00',
    amount,
    '',
  ]);
}
