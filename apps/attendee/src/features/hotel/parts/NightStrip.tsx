import type { Hotel } from '@meetingapp/contract/hotel/hotel.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { monthText, weekday } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { daysOf, leftOfNight, nightsOf, partOfDay, tapDay } from '../view.ts';

interface NightStripProps {
  hotel: Hotel;
  stay: StayDraft;
  onChange: (stay: StayDraft) => void;
  error: string | undefined;
}

const classes = { in: 'in', middle: 'mid', out: 'out', '': '' } as const;

/** The nights on offer in one strip: tap the arrival day, then the departure day. */
export function NightStrip({ hotel, stay, onChange, error }: NightStripProps) {
  const t = useT('hotel');
  const language = useLanguage();
  const nights = nightsOf(hotel);
  const days = daysOf(nights);
  const count = nightsBetween(stay.checkIn, stay.checkOut).length;
  const months = [...new Set([days[0] ?? '', days.at(-1) ?? ''].map((day) => monthText(day, language)))].join('–');
  const hint = stay.checkIn === '' ? t('chooseIn') : stay.checkOut === '' ? t('chooseOut') : undefined;

  function stateOf(day: string): string {
    const part = partOfDay(day, stay);
    if (part === 'in') return t('checkIn');
    if (part === 'out') return t('checkOut');
    if (!nights.includes(day)) return t('departure');
    const left = leftOfNight(hotel, day);
    return left === 0 ? t('none') : t('left', { count: left });
  }
  return (
    <div className="wizard-group">
      <ChoiceGroup
        legend={t('stay')}
        aside={count > 0 ? t('nights', { month: months, count }) : months}
        required
        hint={hint}
        error={error}
      >
        <div className="nights">
          {days.map((day) => {
            const part = partOfDay(day, stay);
            const state = stateOf(day);
            const closesOnly = !nights.includes(day) && !(stay.checkIn !== '' && stay.checkIn < day);
            return (
              <button
                key={day}
                type="button"
                className={classes[part]}
                aria-pressed={part !== ''}
                disabled={closesOnly}
                onClick={() => onChange(tapDay(stay, day, nights))}
              >
                <small>{weekday(day, language)}</small>
                <b>
                  <span className="sr">{monthText(day, language)} </span>
                  {Number(day.slice(8))}
                </b>
                <small>{state}</small>
              </button>
            );
          })}
        </div>
      </ChoiceGroup>
    </div>
  );
}
