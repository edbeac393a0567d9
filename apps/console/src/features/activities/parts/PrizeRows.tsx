import { prizeKinds } from '@meetingapp/contract/activities/activity.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button, InputNumber, Select } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import type { ActivityInput } from '../data.ts';

type Prizes = ActivityInput['prizes'];
const nothing = { zh: '', en: '' };

interface PrizeRowsProps {
  prizes: Prizes;
  change: (prizes: Prizes) => void;
  disabled: boolean;
  fault: (field: string) => string | undefined;
}

/** Prizes of an activity: for whom, how many, where they are collected. */
export function PrizeRows({ prizes, change, disabled, fault }: PrizeRowsProps) {
  const t = useT('activitiesConsole');
  const set = (at: number, part: Partial<Prizes[number]>) =>
    change(prizes.map((prize, place) => (place === at ? { ...prize, ...part } : prize)));
  return (
    <>
      <h2>{t('prizes')}</h2>
      {prizes.map((prize, at) => (
        <div key={at} className="activity-row prize">
          <BilingualField
            label={t('prizeName')}
            maxLength={60}
            value={prize.name}
            disabled={disabled}
            onChange={(name) => set(at, { name })}
            fault={fault(`prizes.${at}.name`)}
          />
          <BilingualField
            label={t('prizePlace')}
            maxLength={60}
            value={prize.place}
            disabled={disabled}
            onChange={(place) => set(at, { place })}
            fault={fault(`prizes.${at}.place`)}
          />
          <Field label={t('prizeKind')}>
            <Select
              aria-label={t('prizeKind')}
              value={prize.kind}
              onChange={(kind) => set(at, { kind })}
              options={prizeKinds.map((value) => ({ value, label: t(`prizeKinds.${value}`) }))}
            />
          </Field>
          {prize.kind !== 'rank' && (
            <Field label={t('needed')} fault={fault(`prizes.${at}.needed`)}>
              <InputNumber
                aria-label={t('needed')}
                min={0}
                max={1_000_000}
                precision={0}
                value={prize.needed}
                onChange={(needed) => set(at, { needed: needed ?? 0 })}
              />
            </Field>
          )}
          <Field label={t('stock')} fault={fault(`prizes.${at}.stock`)}>
            <InputNumber
              aria-label={t('stock')}
              min={0}
              max={100_000}
              precision={0}
              value={prize.stock}
              onChange={(stock) => set(at, { stock: stock ?? 0 })}
            />
          </Field>
          <Field label={t('pickUpUntil')}>
            <MomentPicker
              label={t('pickUpUntil')}
              at={prize.pickUpUntil}
              change={(moment) => set(at, { pickUpUntil: moment })}
            />
          </Field>
          <Button
            type="text"
            aria-label={t('removePrize', { number: at + 1 })}
            icon={<Icon icon={trash2} />}
            onClick={() => change(prizes.filter((_prize, place) => place !== at))}
          />
        </div>
      ))}
      <span>
        <Button
          icon={<Icon icon={plus} />}
          onClick={() =>
            change([
              ...prizes,
              { id: null, kind: 'rank', name: nothing, needed: 0, stock: 1, place: nothing, pickUpUntil: null },
            ])
          }
        >
          {t('addPrize')}
        </Button>
      </span>
    </>
  );
}
