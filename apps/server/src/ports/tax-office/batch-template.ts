import { yuanOfFen } from '../payment/yuan.ts';

// The tax office's template for batches of fully digital invoices, version of April 2026: in Chinese for every user.
const HELP = '填表说明：发票流水号为我方申请编号，同时写在备注中，开票结果按它对应';
const BASIC =
  '发票流水号|发票类型|特定业务类型|是否含税|受票方自然人标识|购买方名称|购买方纳税人识别号|购买方证件类型|购买方证件号码|购买方国籍（或地区）|购买方地址|' +
  '购买方所在地区（报废产品收购必填）|购买方所在地区（报废产品收购必填）|购买方所在地区（报废产品收购必填）|购买方所在地区（报废产品收购必填）|' +
  '购买方详细地址（报废产品收购必填）|购买方电话|购买方开户银行|购买方银行账号|是否展示购买方地址电话银行账号|是否开具涉税专业服务发票品目|' +
  '涉税专业服务协议编号|备注|报废产品销售类型|每千克煤炭发热量|干基全硫|干燥无灰基挥发分|销售方开户行|销售方银行账号|是否展示销售方地址电话银行账号|' +
  '购买方邮箱|购买方经办人姓名|购买方经办人证件类型|购买方经办人证件号码|经办人国籍(地区)|经办人自然人纳税人识别号|放弃享受减按1%征收率原因|收款人|复核人';
const DETAIL =
  '发票流水号|项目名称|商品和服务税收编码|规格型号|单位|数量|单价|金额|税率|折扣金额|是否使用优惠政策|优惠政策类型|即征即退类型|煤炭种类';
const NEEDED: Readonly<Record<string, string>> = {
  发票流水号: '必填\n(限20字符)',
  发票类型: '必填\n(限10字符)',
  是否含税: '必填(是/否)\n(限2字符)',
  购买方名称: '必填\n(限100字符)',
  购买方纳税人识别号: '专票必填\n(限20字符)',
  项目名称: '必填',
  金额: '必填',
  税率: '必填',
};
const WHOLE_CONTACT = '展示地址、电话、开户银行及银行账号';

/** The tax office reads from the fourth row: help, required marks, and titles are above. */
function sheetOf(sheet: string, titles: string, rows: readonly Record<string, string>[]) {
  const names = titles.split('|');
  const columns = names.map((_, index) => ({ title: index === 0 ? HELP : '', kind: 'text' as const, width: 18 }));
  const needed = names.map((name) => NEEDED[name] ?? '');
  return {
    sheet,
    columns,
    rows: [needed, names, ...rows.map((row) => names.map((name) => row[name] ?? ''))],
    zone: 'UTC',
  };
}

/** A request, with the names of its table columns. */
interface BatchRequest {
  serial: string;
  kind: string;
  holder: string;
  title: string;
  tax_number: string;
  address: string;
  phone: string;
  bank: string;
  account: string;
  email: string;
  /** The person that it is about. */
  name: string;
  /** Fen, with tax. */
  net: number;
}

function basicOf(row: BatchRequest): Record<string, string> {
  const special = row.kind === 'special';
  return {
    发票流水号: row.serial,
    发票类型: special ? '增值税专用发票' : '普通发票',
    是否含税: '是',
    受票方自然人标识: row.holder === 'person' ? '是' : '否',
    购买方名称: row.title,
    购买方纳税人识别号: row.tax_number,
    购买方地址: row.address,
    购买方电话: row.phone,
    购买方开户银行: row.bank,
    购买方银行账号: row.account,
    是否展示购买方地址电话银行账号: special ? WHOLE_CONTACT : '',
    备注: `${row.name} ${row.serial}`,
    购买方邮箱: row.email,
  };
}

/** Default item of a conference's invoices. */
export const usualItem = '*会展服务*会议费';

/** The sheets of a batch: each request with its buyer, and its invoice lines. */
export function batchSheets(
  requests: readonly BatchRequest[],
  { item, taxCode, taxRate }: { item: string; taxCode: string; taxRate: string },
) {
  const detail = requests.map(({ serial, net }) => ({
    发票流水号: serial,
    项目名称: item,
    商品和服务税收编码: taxCode,
    数量: '1',
    金额: yuanOfFen(net),
    税率: taxRate,
  }));
  return [sheetOf('1-发票基本信息', BASIC, requests.map(basicOf)), sheetOf('2-发票明细信息', DETAIL, detail)];
}
