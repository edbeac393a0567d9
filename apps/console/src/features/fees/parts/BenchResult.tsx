import { conditionText } from '@meetingapp/domain/fees/sentence.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { check, minus, x } from '@meetingapp/ui/icons.ts';
import { useLanguage } from '../../../lib/language.ts';
import { amountText } from '../../../lib/money.ts';
import { useT } from '../../../lib/texts.ts';
import type { FeeSetUp } from '../data.ts';
import { namesOf, said, type Tried } from '../view.ts';
import { dayText } from './timeline-range.ts';

/** Which fees one gets and why, until when, and what would give another one. */
export function BenchResult({ setUp, results }: { setUp: FeeSetUp; results: readonly Tried[] }) {
  const t = useT('fees');
  const language = useLanguage();
  const best = results
    .filter(({ hindrance }) => hindrance === null)
    .sort((one, other) => (one.window?.amount ?? 0) - (other.window?.amount ?? 0))[0];
  const title = ({ fee }: Tried) => said(fee.shown.draft.title, language) || t('untitled');
  return (
    <section aria-live="polite">
      <span className="lab">{t('bench.gets')}</span>
      <p className="result">
        {best?.window ? (
          <>
            <span>{t('bench.cheapest', { fee: title(best), window: said(best.window.title, language) })}</span>
            <b>{amountText(best.window.amount, true)}</b>
          </>
        ) : (
          t('bench.nothing')
        )}
      </p>
      {results.map((tried) => (
        <Row key={tried.fee.shown.key} tried={tried} title={title(tried)} setUp={setUp} />
      ))}
    </section>
  );
}

function Row({ tried, title, setUp }: { tried: Tried; title: string; setUp: FeeSetUp }) {
  const t = useT('fees');
  const language = useLanguage();
  const names = namesOf(setUp, language);
  const { window, next, hindrance, why, missing, fee } = tried;
  const wordsOf = (reasons: Tried['why']) =>
    reasons.map(({ condition, negated }) => conditionText(condition, negated, names));
  const price = window ?? next;
  const none = hindrance === 'other_branch' || hindrance === 'not_on_sale';
  return (
    <div className="tried">
      <Icon
        icon={hindrance === null ? check : none ? minus : x}
        className={hindrance === null ? 'yes' : none ? 'quiet' : 'no'}
      />
      <div className="grow">
        {hindrance === null ? <b>{title}</b> : title}
        {hindrance === null && why.length > 0 && (
          <p>{wordsOf(why.filter((one) => one.holds)).join(language === 'zh' ? '；' : '; ')}</p>
        )}
        {hindrance === null && window && (
          <p>
            {t('bench.until', { date: dayText(window.until.toISOString(), setUp.zone, language, true) })}
            {language === 'zh' ? '，' : ', '}
            {next ? t('bench.next', { price: amountText(next.amount, true) }) : t('bench.ends')}
          </p>
        )}
        {hindrance === 'other_branch' && <p>{t('bench.otherBranch')}</p>}
        {hindrance === 'not_on_sale' && <p>{fee.shown.draft.closed ? t('bench.closed') : t('bench.notOnSale')}</p>}
        {hindrance === 'not_eligible' && window && missing.length > 0 && (
          <p className="then">
            {t('bench.wouldGive', {
              reasons: wordsOf(missing).join(t('bench.andJoin')),
              price: amountText(window.amount, true),
            })}
          </p>
        )}
      </div>
      <span className={hindrance === null ? '' : 'quiet'}>{price ? amountText(price.amount, true) : '–'}</span>
    </div>
  );
}
