import { shown, simplePdf } from '../support/simple-pdf.ts';
import type { Placed } from '../support/simple-pdf.ts';

/** Contents of a demo invoice. Amount: fen, tax included. */
export interface InvoiceOnPaper {
  kind: string;
  number: string;
  day: string;
  title: string;
  taxNumber: string;
  amount: number;
  serial: string;
}

const WIDTH = 612;
const HEIGHT = 396;
const RED = '0.64 0.16 0.13';
const SELLER = '华东心血管病学会';
const SELLER_NUMBER = '53330000MJ00000000';

/** One page in the layout of the tax office's digital invoices, marked as a sample. The PDF reader supplies the Chinese font. */
export function invoicePdf(paper: InvoiceOnPaper): Buffer {
  return simplePdf({ width: WIDTH, height: HEIGHT }, [
    [...rules().map((line) => `${RED} RG 0.8 w ${line} S`), ...textsOf(paper).map(shown)],
  ]);
}

function textsOf({ kind, number, day, title, taxNumber, amount, serial }: InvoiceOnPaper): Placed[] {
  const net = Math.round(amount / 1.06);
  const [year, month, date] = day.split('-');
  return [
    [(WIDTH - kind.length * 20) / 2, 350, 20, kind, RED],
    [436, 362, 9, `发票号码：${number}`],
    [436, 330, 9, `开票日期：${year}年${month}月${date}日`],
    [36, 318, 9, '演示样张，不能报销　SAMPLE', RED],
    [40, 286, 10, `购买方　名称：${title}`],
    [40, 262, 10, `　　　　税号：${taxNumber}`],
    [330, 286, 10, `销售方　名称：${SELLER}`],
    [330, 262, 10, `　　　　税号：${SELLER_NUMBER}`],
    [40, 220, 10, '项目名称', RED],
    [330, 220, 10, '金额', RED],
    [420, 220, 10, '税率', RED],
    [510, 220, 10, '税额', RED],
    [40, 196, 10, '*会展服务*会议费'],
    [330, 196, 10, yuan(net)],
    [420, 196, 10, '6%'],
    [510, 196, 10, yuan(amount - net)],
    [40, 110, 11, `价税合计（小写）　¥${yuan(amount)}`],
    [40, 70, 9, `备注：${serial}`],
  ];
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const rules = (): string[] => [
  `30 40 ${WIDTH - 60} 270 re`,
  ...[240, 130, 95].map((y) => `30 ${y} m ${WIDTH - 30} ${y} l`),
  `${WIDTH / 2} 240 m ${WIDTH / 2} 310 l`,
  `190 342 m 422 342 l`,
  `190 339 m 422 339 l`,
];
