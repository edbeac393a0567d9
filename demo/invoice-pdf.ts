/** What stands on an invoice of the demo. Amount: fen, with tax. */
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
const BLACK = '0.1 0.1 0.1';
const SELLER = '华东心血管病学会';
const SELLER_NUMBER = '53330000MJ00000000';

type Placed = [x: number, y: number, size: number, text: string, colour?: string];

/** One page as the tax office's digital invoices look, said to be a sample. The reader brings the Chinese font. */
export function invoicePdf(paper: InvoiceOnPaper): Buffer {
  return pdfOf([...rules().map((line) => `${RED} RG 0.8 w ${line} S`), ...textsOf(paper).map(shown)].join('\n'));
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

/** Chinese in the one font, figures and Latin letters in the other, which every reader has. */
const shown = ([x, y, size, text, colour = BLACK]: Placed): string => {
  const runs = text.match(/[\x20-\x7e\xa5]+|[^\x20-\x7e\xa5]+/g) ?? [];
  const parts = runs.map((run) =>
    /[\x20-\x7e\xa5]/.test(run)
      ? `/F2 ${size} Tf <${Buffer.from(run, 'latin1').toString('hex')}> Tj`
      : `/F1 ${size} Tf <${Buffer.from(run, 'utf16le').swap16().toString('hex')}> Tj`,
  );
  return `BT ${colour} rg ${x} ${y} Td ${parts.join(' ')} ET`;
};

/** Objects, their places, and where the list of places is. */
function pdfOf(content: string): Buffer {
  const font = '/BaseFont /STSong-Light';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 4 0 R /F2 8 0 R >> >> /Contents 7 0 R >>`,
    `<< /Type /Font /Subtype /Type0 ${font} /Encoding /UniGB-UTF16-H /DescendantFonts [5 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 ${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /FontDescriptor 6 0 R /DW 1000 >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end + trailer, 'latin1');
}
