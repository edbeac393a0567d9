import type { ActivityCard } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText, weekday } from '../../../lib/time/dates.ts';
import { isFewLeft, isOver, leftOf, showsMeter } from '../view.ts';

interface ActivityRowProps {
  card: ActivityCard;
  cid: string;
  zone: string;
  now: number;
}

/** An activity in the list: day, state, name, time and place, places left, points. */
export function ActivityRow({ card, cid, zone, now }: ActivityRowProps) {
  const t = useT('activities');
  const language = useLanguage();
  const over = isOver(card, now);
  const day = dayIn(zone, new Date(card.startsAt));
  const place = pickLanguage(card.place, language);
  const time = t('span', { from: clockText(card.startsAt, zone), to: clockText(card.endsAt, zone) });
  return (
    <Link name="activity" params={{ id: card.id }} query={{ cid }} className={joinClasses('card act', over && 'past')}>
      <span className="d">
        <b>{Number(day.slice(8))}</b>
        {weekday(day, language)}
      </span>
      <div>
        <ActivityTags card={card} zone={zone} over={over} />
        <h2>{pickLanguage(card.title, language)}</h2>
        <p className="t-sm ink-2">{place === '' ? time : t('timePlace', { time, place })}</p>
        <Places card={card} over={over} />
      </div>
    </Link>
  );
}

function ActivityTags({ card, zone, over }: { card: ActivityCard; zone: string; over: boolean }) {
  const t = useT('activities');
  const language = useLanguage();
  const left = leftOf(card);
  const { own } = card;
  return (
    <div className="row gap-1">
      {over && <Tag>{t('states.ended')}</Tag>}
      {!over && card.state === 'running' && <Tag kind="live">{t('states.running')}</Tag>}
      {!over && own && (
        <Tag kind={own.state === 'joined' ? 'ok' : 'soon'} {...(own.state === 'joined' ? { icon: check } : {})}>
          {t(`own.${own.state}`)}
        </Tag>
      )}
      {!over && own?.state === 'joined' && <Tag kind="role">{momentText(own.startsAt, zone, language)}</Tag>}
      {!over && !own && isFewLeft(left) && <Tag kind="soon">{t('few', { count: left })}</Tag>}
      {!over && !own && left === 0 && card.kind === 'places' && <Tag>{t('fullWait')}</Tag>}
    </div>
  );
}

function Places({ card, over }: { card: ActivityCard; over: boolean }) {
  const t = useT('activities');
  const language = useLanguage();
  const { own, size, taken } = card;
  const points = card.points > 0 && (
    <b className={joinClasses('strong', !over && 'brand')}>{t('plus', { count: card.points })}</b>
  );
  const words = (): string => {
    if (over) return own?.checkedIn ? t('tookPart') : t('checkedIn', { count: card.checkedIn });
    if (own?.state === 'joined') return t('ownSlot', { slot: pickLanguage(own.name, language) });
    if (own?.state === 'waiting') return t('before', { count: own.before });
    if (leftOf(card) === 0 && card.kind === 'places') return t('waiting', { count: card.waiting });
    return size === null || !showsMeter(card) ? '' : t('taken', { taken, size });
  };
  const text = words();
  if (text === '' && points === false) return null;
  return (
    <p className="lo">
      {!over && !own && size !== null && showsMeter(card) && leftOf(card) !== 0 && (
        <Meter value={taken} max={size} label={t('takenLabel')} text={t('taken', { taken, size })} />
      )}
      <span>{text}</span>
      {points}
    </p>
  );
}
