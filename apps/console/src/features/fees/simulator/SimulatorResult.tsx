import { conditionText } from '@meetingapp/domain/fees/sentence.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, minus, x } from '@meetingapp/ui/icons/icons.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FeeSetUp } from '../data.ts';
import { namesOf, type SimulatedFee } from '../view.ts';
import { dayText } from '../parts/day-text.ts';

/** Fees that the person gets with reason and end, and what would give another one. */
export function SimulatorResult({ setUp, results }: { setUp: FeeSetUp; results: readonly SimulatedFee[] }) {
  const t = useT('fees');
  const language = useLanguage();
  const best = results
    .filter(({ hindrance }) => hindrance === null)
    .sort((one, other) => (one.window?.amount ?? 0) - (other.window?.amount ?? 0))[0];
  const title = ({ fee }: SimulatedFee) => pickLanguage(fee.shown.draft.title, language) || t('untitled');
  return (
    <section aria-live="polite">
      <span className="lab">{t('bench.gets')}</span>
      <p className="result">
        {best?.window ? (
          <>
            <span>{t('bench.cheapest', { fee: title(best), window: pickLanguage(best.window.title, language) })}</span>
            <b>{amountText(best.window.amount, setUp.currency, true)}</b>
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

function Row({ tried, title, setUp }: { tried: SimulatedFee; title: string; setUp: FeeSetUp }) {
  const t = useT('fees');
  const language = useLanguage();
  const names = namesOf(setUp, language);
  const { window, next, hindrance, why, missing, fee } = tried;
  const wordsOf = (reasons: SimulatedFee['why']) =>
    reasons.map(({ condition, negated }) => conditionText(condition, negated, names));
  const price = window ?? next;
  const lastDay = ({ until }: NonNullable<typeof window>) => dayText(until.toISOString(), setUp.zone, language, true);
  const none = hindrance === 'other_branch' || hindrance === 'other_form' || hindrance === 'not_on_sale';
  return (
    <div className="tried">
      <Icon
        icon={hindrance === null ? check : none ? minus : x}
        className={hindrance === null ? 'yes' : none ? 'quiet' : 'no'}
      />
      <div className="grow">
        {hindrance === null ? <b>{title}</b> : title}
        {hindrance === null && why.length > 0 && (
          <p>{joinList(wordsOf(why.filter((one) => one.holds)), language, 'entries')}</p>
        )}
        {hindrance === null && window && (
          <p>
            {next
              ? t('bench.untilNext', { date: lastDay(window), price: amountText(next.amount, setUp.currency, true) })
              : t('bench.untilEnds', { date: lastDay(window) })}
          </p>
        )}
        {hindrance === 'other_form' && <p>{t('bench.otherForm')}</p>}
        {hindrance === 'other_branch' && <p>{t('bench.otherBranch')}</p>}
        {hindrance === 'not_on_sale' && <p>{fee.shown.draft.closed ? t('bench.closed') : t('bench.notOnSale')}</p>}
        {hindrance === 'not_eligible' && window && missing.length > 0 && (
          <p className="then">
            {t('bench.wouldGive', {
              reasons: wordsOf(missing).join(t('bench.andJoin')),
              price: amountText(window.amount, setUp.currency, true),
            })}
          </p>
        )}
      </div>
      <span className={hindrance === null ? '' : 'quiet'}>
        {price ? amountText(price.amount, setUp.currency, true) : '–'}
      </span>
    </div>
  );
}
