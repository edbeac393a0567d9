import { shanghaiText } from '../../payment/alipay/zone.ts';
import { yuanOfFen } from '../../payment/yuan.ts';
import { feeOf } from '../payment/fees.ts';
import type { SimulatedOrder, SimulatedRefund } from '../control/records.ts';
import { movementsOf, type World } from '../world.ts';
import { gbk } from './gbk.ts';
import { zipOf } from './zip-of.ts';

const HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,' +
  '支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,' +
  '退款批次号/请求号,服务费（元）,分润（元）,备注';
const NONE = '0.00';

interface Moved {
  order: SimulatedOrder;
  refund: SimulatedRefund | null;
}

/** The compressed bill of a day, with its summary in a separate file; null when there were no transactions. */
export function billFile(world: World, date: string): Buffer | null {
  const { paid, refunds } = movementsOf(world, 'alipay', date);
  if (paid.length + refunds.length === 0) return null;
  const moved: Moved[] = [
    ...paid.map((order) => ({ order, refund: null })),
    ...refunds.map(({ refund, order }) => ({ order, refund })),
  ];
  const sum = (amounts: { amount: number }[]) => yuanOfFen(amounts.reduce((total, { amount }) => total + amount, 0));
  const back = refunds.map(({ refund }) => refund);
  const account = world.credentials.alipayAppId;
  const day = date.replaceAll('-', '');
  const about = [`#账号：[${account}]`, `#起始日期：[${date} 00:00:00]   终止日期：[${date} 23:59:59]`];
  const lines = [
    '#支付宝业务明细查询',
    ...about,
    '#-----------------------------------------业务明细列表----------------------------------------',
    HEAD,
    ...moved.map(lineOf),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${paid.length}笔，商家实收共${sum(paid)}元，商家优惠共0.00元`,
    `#退款合计：${refunds.length}笔，商家实收退款共${sum(back)}元，商家优惠退款共0.00元`,
    `#导出时间：[${shanghaiText(world.now())}]`,
  ];
  const summary = [
    '#支付宝业务汇总查询',
    ...about,
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）',
    `合计,,${paid.length},${refunds.length},${sum(paid)}`,
  ];
  return zipOf([
    { name: gbk(`${account}_${day}_业务明细.csv`), content: gbk(`${lines.join('\r\n')}\r\n`) },
    { name: gbk(`${account}_${day}_业务明细(汇总).csv`), content: gbk(`${summary.join('\r\n')}\r\n`) },
  ]);
}

function lineOf({ order, refund }: Moved): string {
  const at = refund === null ? order.paidAt : refund.doneAt || refund.createdAt;
  const amount = refund === null ? order.amount : -refund.amount;
  const [total, fee] = [yuanOfFen(amount), yuanOfFen(-feeOf(amount))];
  const number = refund === null ? '' : `${refund.outRefundNo}\t`;
  const description = order.description.replaceAll(',', '，');
  const what = refund === null ? '交易' : '退款';
  const when = `${shanghaiText(order.createdAt)},${shanghaiText(at)}`;
  const whom = ',,,,159****5620';
  const none = `${NONE},${NONE},${NONE},${NONE},${NONE},,${NONE},${NONE}`;
  return [
    `${order.transaction}\t`,
    `${order.outTradeNo}\t`,
    what,
    description,
    when,
    whom,
    total,
    total,
    none,
    number,
    fee,
    NONE,
    '',
  ].join(',');
}
