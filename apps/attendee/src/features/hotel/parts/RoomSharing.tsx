import type { RoomType } from '@meetingapp/contract/hotel/hotel.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { shortDay } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { canHave, pricesOf, samePrice, sellsBeds } from '../view.ts';

interface RoomSharingProps {
  roomType: RoomType;
  stay: StayDraft;
  currency: string;
  onChange: (stay: StayDraft) => void;
  error: string | undefined;
}

/** Texts used where nights differ in price. */
const varies = { room: 'roomVaries', bed: 'bedVaries' } as const;

/** Choice of whole room or one bed; for a bed the gender and room mate; and the price of each night where prices differ. */
export function RoomSharing({ roomType, stay, currency, onChange, error }: RoomSharingProps) {
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
