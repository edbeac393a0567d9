import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { speakerPersonCalls } from '@meetingapp/contract/speakers/person.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { bedDouble, mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { figureDay } from '../../../lib/time/dates.ts';

type Stay = NonNullable<AnswerOf<typeof speakerPersonCalls.me>['stay']>;
const DAY_MS = 86_400_000;
const MOST_BARS = 14;

/** The hotel with its nights as bars. */
export function StayCard({ stay }: { stay: Stay }) {
  const t = useT('speakerPerson');
  const language = useLanguage();
  const nights = Math.round((Date.parse(stay.leavesOn) - Date.parse(stay.arrivesOn)) / DAY_MS);
  const room = stay.roomType ? pickLanguage(stay.roomType, language) : stay.room;
  const address = pickLanguage(stay.address, language);
  return (
    <Card className="trip">
      <div className="tr-head">
        <Icon icon={bedDouble} size="s" />
        <b className="grow">{pickLanguage(stay.hotel, language)}</b>
        <Tag kind="ok" icon={check}>
          {t('stay.confirmed')}
        </Tag>
      </div>
      <div className="tr-leg">
        <div>
          <time>{figureDay(stay.arrivesOn, language)}</time>
          <span>{t('stay.in')}</span>
        </div>
        <div className="tr-mid">
          <span>{t('stay.nights', { count: nights })}</span>
        </div>
        <div>
          <time>{figureDay(stay.leavesOn, language)}</time>
          <span>{t('stay.out')}</span>
        </div>
      </div>
      <div className="tr-nights" aria-hidden="true">
        {Array.from({ length: Math.min(nights, MOST_BARS) }, (_, night) => (
          <i key={night} />
        ))}
      </div>
      {(room !== '' || stay.confirmation !== '') && (
        <p className="tr-text">
          {joinList([room, stay.confirmation && t('stay.number', { number: stay.confirmation })], language, 'clauses')}
        </p>
      )}
      {address !== '' && (
        <div className="tr-sub">
          <Icon icon={mapPin} />
          <span className="grow">{address}</span>
        </div>
      )}
    </Card>
  );
}
