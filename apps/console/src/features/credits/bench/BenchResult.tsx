import type { CreditResult } from '@meetingapp/domain/credits/credits.ts';
import { creditText, wordReason } from '@meetingapp/domain/credits/sentences.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonFacts } from '../data.ts';
import { differingLines } from '../view.ts';

interface BenchResultProps {
  facts: PersonFacts;
  result: CreditResult;
  /** The version in force, to compare with. */
  other: { number: number; result: CreditResult } | null;
  /** Hundredths; null: no limit. */
  limit: number | null;
}

const textInBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** What the rules give to the person, line by line, and which lines the version in force judges differently. */
export function BenchResult({ facts, result, other, limit }: BenchResultProps) {
  const t = useT('creditsConsole');
  const rule = useT('creditsRule');
  const language = useLanguage();
  const differing = other ? differingLines(result, other.result) : new Set<string>();
  const lost = result.caps.reduce((sum, cap) => sum + cap.lost, 0);
  const clock = (at: number): string => clockIn(facts.zone, new Date(at)).slice(11);
  return (
    <section className="credits-part">
      <div className="row">
        <span className="grow">{t('bench.draft')}</span>
        {other && (
          <span className="small quiet">
            {t('bench.inForce', { number: other.number })} {creditText(other.result.total)}
          </span>
        )}
      </div>
      <p className="credits-figure">
        {creditText(result.total)} {limit !== null && <small>/ {creditText(limit)}</small>}
      </p>
      <p className="small quiet">{t('bench.sum', { ...result.minutes })}</p>
      <ul className="credits-bench-lines">
        {result.lines.map((line) => (
          <li key={line.key} className={differing.has(line.key) ? 'differs' : ''}>
            <b>
              {line.title || t(`evidence.kinds.${line.by}`)}
              {other && differing.has(line.key) && (
                <span className="tag">{t('bench.differs', { number: other.number })}</span>
              )}
            </b>
            <b>{line.credit === 0 ? '0' : `+${creditText(line.credit)}`}</b>
            <span className="small quiet">
              {joinList(
                line.reasons.map((reason) => {
                  const { code, values } = wordReason(reason, clock);
                  return rule(`reasons.${code}`, values);
                }),
                language,
                'entries',
              )}
            </span>
          </li>
        ))}
        <li>
          <b>{t('bench.total')}</b>
          <b>{creditText(result.total)}</b>
          <span className="small quiet">
            {lost > 0 ? t('bench.cap', { lost: creditText(lost) }) : t('bench.noCap')}
          </span>
        </li>
      </ul>
      <button
        type="button"
        className="link"
        onClick={() =>
          saveFile({ name: `${t('bench.file')}.json`, content: textInBase64(JSON.stringify(facts, null, 1)) })
        }
      >
        {t('bench.export')}
      </button>
    </section>
  );
}
