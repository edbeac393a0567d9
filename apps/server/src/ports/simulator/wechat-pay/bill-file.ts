import { shanghaiText } from '../../payment/alipay/zone.ts';
import { yuanOfFen } from '../../payment/yuan.ts';
import type { SimulatedOrder, SimulatedRefund } from '../records.ts';
import type { World } from '../world.ts';

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,' +
  '代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMMARY = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const SHANGHAI_DAY = 10;

function line(values: (string | number)[]): string {
  return values.map((value) => `\`${value}`).join(',');
}

/** The bill of a day as a text of comma-separated values; null when nothing moved. */
export function billFile(world: World, date: string): string | null {
  const onDay = (at: number): boolean => shanghaiText(at).slice(0, SHANGHAI_DAY) === date;
  const paid = [...world.orders.values()].filter(
    (order) => order.provider === 'wechat' && order.state === 'paid' && onDay(order.paidAt),
  );
  const refunds = [...world.refunds.values()].filter(
    (refund) => refund.provider === 'wechat' && onDay(refund.createdAt),
  );
  if (paid.length + refunds.length === 0) return null;
  const sum = (amounts: { amount: number }[]): string =>
    yuanOfFen(amounts.reduce((total, { amount }) => total + amount, 0));
  const rows = [
    ...paid.map((order) => orderLine(world, order)),
    ...refunds.flatMap((refund) => refundLine(world, refund)),
  ];
  const summary = line([rows.length, sum(paid), sum(refunds), '0.00', '0.00000', sum(paid), sum(refunds)]);
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
    '0.00000',
    '0.60%',
    amount,
    '0.00',
    '',
  ]);
}

function refundLine(world: World, refund: SimulatedRefund): string[] {
  const order = world.orders.get(`wechat ${refund.outTradeNo}`);
  if (order === undefined) return [];
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
  return [
    line([
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
      '0.00000',
      '0.60%',
      '0.00',
      amount,
      '',
    ]),
  ];
}
