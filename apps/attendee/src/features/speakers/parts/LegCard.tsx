import {
  speakerPersonCalls as calls,
  type TravelLeg,
  type LegDirection,
} from '@meetingapp/contract/speakers/person.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { showNotice, showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { trainFront } from '@meetingapp/ui/icons/icons-home.ts';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { bus, phone, plane } from '@meetingapp/ui/icons/icons-topics.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { send } from '../../../lib/calls/call.ts';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText, shortDay, weekday } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { PersonOf } from '../view.ts';
import { ChangeSheet } from './ChangeSheet.tsx';

const icons = { flight: plane, train: trainFront, car: bus, none: bus } as const;
const kinds = { own: 'ok', wanted: 'soon', booked: 'soon', confirmed: 'ok', change: 'soon' } as const;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

interface LegCardProps {
  direction: LegDirection;
  leg: TravelLeg | undefined;
  zone: string;
  who: PersonOf;
  onEdit: () => void;
}

/** An arrival or departure: number and date first, then what changes by its time: seat, car, how long until it leaves. */
export function LegCard({ direction, leg, zone, who, onEdit }: LegCardProps) {
  const t = useT('speakerPerson');
  const app = useT('app');
  const language = useLanguage();
  const now = useNow(30_000);
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);

  async function reply(to: 'confirmed' | 'change', words: string): Promise<void> {
    if (!leg) return;
    setSending(true);
    const body = { ...who, direction, seen: leg.version, reply: to, words };
    const outcome = await send(calls.answerLeg, body, { key: randomKey(), quiet: true });
    setSending(false);
    setAsking(false);
    invalidate(calls.me);
    if (outcome.ok) showSuccess(t(to === 'confirmed' ? 'leg.confirmed' : 'leg.asked'));
    else await showNotice({ title: app('tip'), text: outcome.failure.msg, ok: app('ok') });
  }
  if (!leg)
    return (
      <Card className="trip">
        <div className="tr-head">
          <Icon icon={trainFront} size="s" />
          <b className="grow">{t(`directions.${direction}`)}</b>
          <Tag kind="soon">{t('leg.none')}</Tag>
        </div>
        <p className="tr-text">{t('leg.noneText')}</p>
        <div className="tr-acts">
          <Button size="sm" variant="soft" onClick={onEdit}>
            {t('leg.add')}
          </Button>
        </div>
      </Card>
    );
  const at = leg.leavesAt ?? leg.arrivesAt;
  const day = at === null ? null : clockIn(zone, new Date(at)).slice(0, 10);
  const minutes =
    leg.leavesAt && leg.arrivesAt ? (Date.parse(leg.arrivesAt) - Date.parse(leg.leavesAt)) / MINUTE_MS : null;
  const wait = leg.leavesAt === null ? null : Math.round((Date.parse(leg.leavesAt) - now) / MINUTE_MS);
  const ours = leg.ticket === 'booked' || leg.ticket === 'confirmed' || leg.ticket === 'change';
  const travels = leg.mode !== 'none';
  return (
    <Card className="trip">
      <div className="tr-head">
        <Icon icon={icons[leg.mode]} size="s" />
        <b>{leg.number || t(`modes.${leg.mode}`)}</b>
        <span className="grow">
          {day
            ? t('leg.day', { day: shortDay(day, language), weekday: weekday(day, language) })
            : t(`directions.${direction}`)}
        </span>
        {travels && <Tag kind={kinds[leg.ticket]}>{t(`tickets.${leg.ticket}`)}</Tag>}
      </div>
      {travels && (leg.fromPlace !== '' || leg.toPlace !== '' || at !== null) && (
        <div className="tr-leg">
          <div>
            <time>{leg.leavesAt ? clockText(leg.leavesAt, zone) : '—'}</time>
            <span>{leg.fromPlace}</span>
          </div>
          <div className="tr-mid">
            <span>
              {minutes === null
                ? t(`modes.${leg.mode}`)
                : t('leg.lasts', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
            </span>
            <i aria-hidden="true" />
            <span>{t(`directions.${direction}`)}</span>
          </div>
          <div>
            <time>{leg.arrivesAt ? clockText(leg.arrivesAt, zone) : '—'}</time>
            <span>{leg.toPlace}</span>
          </div>
        </div>
      )}
      {wait !== null && wait > 0 && wait < DAY_MINUTES && (
        <p className="tr-soon" role="status">
          {wait < 60
            ? t('leg.leavesMinutes', { minutes: wait })
            : t('leg.leavesHours', { hours: Math.floor(wait / 60) })}
        </p>
      )}
      {travels && leg.seat !== '' && <p className="tr-text">{t('leg.seat', { seat: leg.seat })}</p>}
      {leg.ticket === 'change' && <p className="tr-text">{t('leg.changeAsked', { words: leg.words })}</p>}
      {leg.ticket === 'wanted' && leg.words !== '' && <p className="tr-text">{leg.words}</p>}
      {leg.pickup && (
        <div className="tr-sub">
          <Icon icon={bus} />
          <span className="grow">
            {t(`pickup.${direction}`, { time: momentText(leg.pickup.leavesAt, zone, language) })}
            <span>
              {[leg.pickup.place, leg.pickup.driver || t('pickup.noDriver'), leg.pickup.plate]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {leg.pickup.driverPhone !== '' && (
            <a
              className="ib"
              href={`tel:${leg.pickup.driverPhone.replace(/[^+\d]/g, '')}`}
              aria-label={t('pickup.call', { driver: leg.pickup.driver })}
            >
              <Icon icon={phone} />
            </a>
          )}
        </div>
      )}
      <div className="tr-acts">
        {ours ? (
          <>
            <Button size="sm" variant="outline" disabled={sending} onClick={() => setAsking(true)}>
              {t('leg.ask')}
            </Button>
            {leg.ticket !== 'confirmed' && (
              <Button size="sm" variant="soft" loading={sending} onClick={() => void reply('confirmed', '')}>
                <Icon icon={check} size="xs" /> {t('leg.confirm')}
              </Button>
            )}
          </>
        ) : (
          <Button size="sm" variant="outline" onClick={onEdit}>
            {t('leg.edit')}
          </Button>
        )}
      </div>
      {asking && (
        <ChangeSheet
          sending={sending}
          onClose={() => setAsking(false)}
          onSend={(words) => void reply('change', words)}
        />
      )}
    </Card>
  );
}
