import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Strokes } from '@meetingapp/domain/speakers/agreement.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import { openPaper } from '../../../text/pdf-page.ts';

const BODY = 1.2;
/** Points of a drawn signature: its box, and the line at least and at full pressure. */
const BOX_WIDTH = 300;
const LEAST_LINE = 0.7;
const PRESSED_LINE = 2.6;

export interface SignaturePage {
  title: Bilingual;
  person: Bilingual;
  way: 'drawn' | 'typed';
  strokes: Strokes;
  typedName: string;
  zone: string;
  signedAt: Date;
  /** Account number; null: by a personal link. */
  accountId: number | null;
  codeTo: string;
  codeProof: string;
  documentSha256: string;
  documentBytes: number;
  textSha256: string;
  number: number;
  previous: string;
}

/** The page with the signature and what proves it, in both languages: one page. */
export async function signaturePage(one: SignaturePage): Promise<Buffer> {
  const paper = openPaper('a4', pickLanguage(one.title, 'zh'), { numbered: false });
  const width = paper.right - paper.left;
  const both = (read: (words: typeof zh.agreement.page | typeof en.agreement.page) => string): string => {
    const [chinese, english] = [read(zh.agreement.page), read(en.agreement.page)];
    return chinese === english ? chinese : `${chinese}  ${english}`;
  };
  paper.write({ text: both(({ heading }) => heading), bold: true, scale: 1.9 }, paper.left, width);
  paper.y += paper.size;
  paper.write({ text: [one.title.zh, one.title.en].filter(Boolean).join('  '), scale: BODY }, paper.left, width);
  paper.y += paper.size;
  if (one.way === 'drawn') drawInk(paper, one.strokes);
  else {
    paper.y += paper.size * 2;
    paper.write({ text: one.typedName, scale: 3 }, paper.left, width);
  }
  paper.y += paper.size * 0.5;
  paper.rule(false);
  paper.y += paper.size;
  const code = one.codeProof === '' ? '—' : `${one.codeTo}  ${one.codeProof}`;
  const facts: [Exclude<keyof typeof zh.agreement.page, 'ways'>, string][] = [
    ['signer', [one.person.zh, one.person.en].filter(Boolean).join('  ')],
    ['way', both((words) => words.ways[one.way])],
    ['time', `${clockIn(one.zone, one.signedAt).replace('T', ' ')} (${one.zone})  ${one.signedAt.toISOString()}`],
    ['account', one.accountId === null ? both((words) => words.link) : String(one.accountId)],
    ['code', code],
    ['document', one.documentSha256],
    ['text', one.textSha256],
    ['chain', String(one.number)],
    ['previous', one.previous],
  ];
  for (const [name, value] of facts) {
    paper.write({ text: both((words) => words[name]), quiet: true }, paper.left, width);
    paper.write({ text: value, scale: BODY }, paper.left, width);
    paper.y += paper.size * 0.7;
  }
  paper.y += paper.size;
  for (const words of [zh, en])
    paper.write(
      { text: format(words.agreement.page.check, { bytes: one.documentBytes }), quiet: true },
      paper.left,
      width,
    );
  return paper.end();
}

/** Strokes as they were drawn: thicker where the pen was pressed. */
function drawInk(paper: ReturnType<typeof openPaper>, strokes: Strokes): void {
  const points = strokes.flat();
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  const factor = Math.min(BOX_WIDTH / Math.max(1, right - left), 110 / Math.max(1, bottom - top), BOX_WIDTH / 500);
  const from = { x: paper.left, y: paper.y + paper.size };
  const at = ({ x, y }: { x: number; y: number }) =>
    [from.x + (x - left) * factor, from.y + (y - top) * factor] as const;
  paper.draw(
    strokes.flatMap((stroke) =>
      stroke.slice(1).flatMap((point, index) => {
        const before = stroke[index];
        const wide = LEAST_LINE + ((PRESSED_LINE - LEAST_LINE) * point.p) / 100;
        return before ? [{ from: at(before), to: at(point), wide }] : [];
      }),
    ),
  );
  paper.y = from.y + (bottom - top) * factor + paper.size;
}
