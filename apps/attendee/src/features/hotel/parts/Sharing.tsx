import type { RoomType } from '@meetingapp/contract/hotel.ts';
import { Chips } from '@meetingapp/ui/Chips.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Segments } from '@meetingapp/ui/Segments.tsx';
import { TextField } from '@meetingapp/ui/TextField.tsx';
import { shortDay } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { StayDraft } from '../../../lib/sign-up/draft.ts';
import { useT } from '../../../lib/texts.ts';
import { canHave, pricesOf, samePrice, sellsBeds } from '../view.ts';

interface SharingProps {
  roomType: RoomType;
  stay: StayDraft;
  currency: string;
  onChange: (stay: StayDraft) => void;
  error: string | undefined;
}

/** Where nights cost differently there is no one price to name. */
const varies = { room: 'roomVaries', bed: 'bedVaries' } as const;

/** The whole room or one bed; for a bed the gender and with whom; and what each night costs where they differ. */
export function Sharing({ roomType, stay, currency, onChange, error }: SharingProps) {
  const t = useT('hotel');
  const language = useLanguage();
  const prices = pricesOf(roomType, stay);
  const price = (part: 'room' | 'bed') => samePrice(pricesOf(roomType, { ...stay, part }));
  const label = (part: 'room' | 'bed') => {
    const fen = price(part);
    return fen === null ? t(varies[part]) : t(part, { price: moneyText(fen, currency) });
  };
  return (
    <>
      {sellsBeds(roomType) && (
        <div className="wizard-group">
          <div className="wizard-sub">
            <h2>{t('how')}</h2>
          </div>
          <Segments
            label={t('how')}
            value={stay.part}
            onChange={(part) => onChange({ ...stay, part: part === 'bed' ? 'bed' : 'room' })}
            options={(['room', 'bed'] as const).map((part) => ({
              value: part,
              label: label(part),
              disabled: part !== stay.part && !canHave(roomType, stay, part),
            }))}
          />
        </div>
      )}
      {stay.part === 'bed' && (
        <>
          <div className="wizard-group halves">
            <Chips
              legend={t('gender')}
              aside={t('genderWhy')}
              required
              options={[
                { value: 'male', label: t('male') },
                { value: 'female', label: t('female') },
              ]}
              value={stay.gender}
              onChange={(gender) => onChange({ ...stay, gender: gender === 'male' ? 'male' : 'female' })}
              error={error}
            />
          </div>
          <div className="wizard-group">
            <TextField
              label={t('mate')}
              value={stay.mate}
              onChange={(mate) => onChange({ ...stay, mate })}
              hint={stay.mate ? t('mateHint') : t('mateNone')}
              maxLength={60}
              autoComplete="off"
            />
          </div>
        </>
      )}
      {prices.length > 1 && samePrice(prices) === null && (
        <div className="wizard-group">
          <div className="wizard-sub">
            <h2>{t('priceByNight')}</h2>
          </div>
          <dl className="kv">
            {prices.map(({ night, amount }) => (
              <div key={night}>
                <dt>{shortDay(night, language)}</dt>
                <dd>{moneyText(amount, currency)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
