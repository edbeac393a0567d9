import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import {
  amountInChinese,
  fillAgreement,
  netFee,
  type AgreementPlaceholder,
} from '@meetingapp/domain/speakers/agreement.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import { openPaper } from '../../../text/pdf-page.ts';

const texts = { zh, en };
/** Factors of the paper's text size. */
const BODY = 1.5;
const TITLE = 2.1;
const languages = ['zh', 'en'] as const;

/** `2,000.00` */
export const yuanText = (fen: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(fen / 100);

interface DocumentFacts {
  title: Bilingual;
  body: Bilingual;
  name: Bilingual;
  affiliation: Bilingual;
  conference: Bilingual;
  /** One task a line. */
  tasks: Bilingual;
  /** Fen. */
  fee: number;
  signBy: Date | null;
  zone: string;
  now: Date;
}

/** The text of a document in the languages of its template, Chinese first, with all placeholders filled. */
export function documentText(facts: DocumentFacts): { title: string; body: string }[] {
  return languages.flatMap((language) => {
    if (facts.body[language] === '') return [];
    const say = (text: Bilingual): string => pickLanguage(text, language);
    const day = (at: Date): string => clockIn(facts.zone, at).slice(0, 10);
    const words = texts[language].agreement;
    const values: Record<AgreementPlaceholder, string> = {
      name: say(facts.name),
      affiliation: say(facts.affiliation),
      conference: say(facts.conference),
      tasks: say(facts.tasks) === '' ? words.noTasks : say(facts.tasks),
      fee: yuanText(facts.fee),
      feeWords:
        language === 'zh'
          ? amountInChinese(facts.fee, words.numerals)
          : format(words.yuan, { amount: yuanText(facts.fee) }),
      net: yuanText(netFee(facts.fee)),
      deadline: facts.signBy === null ? words.noDeadline : day(facts.signBy),
      today: day(facts.now),
    };
    return [{ title: fillAgreement(say(facts.title), values), body: fillAgreement(facts.body[language], values) }];
  });
}

/** The text as a PDF on A4 with numbered pages. */
export async function documentPdf(
  parts: readonly { title: string; body: string }[],
): Promise<{ pdf: Buffer; pages: number }> {
  const paper = openPaper('a4', parts[0]?.title ?? '');
  const width = paper.right - paper.left;
  for (const [at, { title, body }] of parts.entries()) {
    if (at > 0) paper.turn();
    paper.write({ text: title, bold: true, scale: TITLE }, paper.left, width);
    paper.y += paper.size;
    for (const line of body.split(/\r?\n/)) {
      if (line.trim() === '') paper.y += paper.size;
      else {
        const words = { text: line, scale: BODY };
        if (!paper.fits(paper.heightOf({ text: 'A', scale: BODY }, width))) paper.turn();
        paper.write(words, paper.left, width);
        paper.y += paper.size * 0.6;
      }
    }
  }
  const { pages } = paper;
  return { pdf: await paper.end(), pages };
}
