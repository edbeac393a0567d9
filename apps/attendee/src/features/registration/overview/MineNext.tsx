import type { NextItem } from '@meetingapp/contract/overview/summary.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, shortDay, weekday } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { nextState } from './next-state.ts';

const NOW_MS = 15_000;

/** The session or talk that the person goes to next, with their role in it. */
export function MineNext({ cid, next, zone }: { cid: string; next: NextItem; zone: string }) {
  const t = useT('summary');
  const language = useLanguage();
  const now = useNow(NOW_MS);
  const day = dayIn(zone, new Date(next.from));
  const today = day === dayIn(zone, new Date(now));
  const state = nextState(next, now);
  const clock = (at: string) => clockText(at, zone);
  const when =
    state.kind === 'later'
      ? t('next.span', { from: clock(next.from), to: clock(next.to) })
      : t(`next.${state.kind}`, { minutes: state.minutes });
  const [role] = next.roles;
  return (
    <Link
      name="calDetail"
      params={{ calid: next.sessionId }}
      query={{ cid, ...(next.talkId === null ? {} : { talk: next.talkId }) }}
      className="card mine-next"
    >
      <time dateTime={next.from}>
        {clock(next.from)}
        <small>
          {today ? t('next.today') : t('next.dayOn', { day: shortDay(day, language), weekday: weekday(day, language) })}
        </small>
      </time>
      <span className="mine-next-what">
        <Tag kind="role">{role ? t(`next.roles.${role}`) : t('next.planned')}</Tag>
        <b>{next.title}</b>
        <span className="t-sm ink-2">
          {[next.hall ? pickLanguage(next.hall, language) : '', when].filter(Boolean).join(t('next.comma'))}
        </span>
      </span>
      <Icon icon={chevronRight} size="s" className="chev" />
    </Link>
  );
}
