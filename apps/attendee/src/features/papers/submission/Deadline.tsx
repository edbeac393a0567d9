import type { AuthorCall } from '@meetingapp/contract/papers/submission.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { clock } from '@meetingapp/ui/icons/icons.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { leftText } from '../view.ts';

const EVERY_MS = 15_000;

/** The deadline, and the time left by the server's clock. */
export function Deadline({ cid, call }: { cid: string; call: AuthorCall }) {
  const t = useT('papersSubmission');
  const language = useLanguage();
  const zone = useConference(cid)?.zone ?? usualZone;
  const now = useNow(EVERY_MS);
  const said = (at: string) => momentText(at, zone, language, true);
  const { opensAt, closesAt, reviseUntil, confirmUntil } = call;
  const soon = opensAt !== null && now < Date.parse(opensAt);
  const over = closesAt !== null && now >= Date.parse(closesAt);
  const end = soon ? opensAt : closesAt;
  const left = end === null || over ? null : leftText(t, Date.parse(end) - now);
  const rest = [
    ...(reviseUntil !== null && reviseUntil !== closesAt && now < Date.parse(reviseUntil)
      ? [t('deadline.revise', { at: said(reviseUntil) })]
      : []),
    ...(confirmUntil !== null && over && now < Date.parse(confirmUntil)
      ? [t('deadline.confirm', { at: said(confirmUntil) })]
      : []),
  ];
  return (
    <section className={over ? 'papers-deadline over' : 'papers-deadline'}>
      <Icon icon={clock} />
      <div className="grow">
        {over ? (
          <b>{t('deadline.over', { at: said(closesAt) })}</b>
        ) : (
          <>
            {left !== null && <strong role="timer">{t('deadline.left', { left })}</strong>}
            <p className={left === null ? undefined : 't-sm'}>
              {t(soon ? 'deadline.soon' : 'deadline.open')} {end === null ? t('deadline.none') : said(end)}
            </p>
          </>
        )}
        {rest.map((line) => (
          <p key={line} className="t-sm ink-2">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
