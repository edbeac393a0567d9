import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button, InputNumber } from 'antd';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { slotName, type ActivityInput } from '../data.ts';

type Slots = ActivityInput['slots'];

interface SlotRowsProps {
  slots: Slots;
  change: (slots: Slots) => void;
  /** A new group begins where the activity begins. */
  from: { startsAt: string; endsAt: string };
  disabled: boolean;
  fault: (field: string) => string | undefined;
}

/** Groups of an activity: name, time, places. */
export function SlotRows({ slots, change, from, disabled, fault }: SlotRowsProps) {
  const t = useT('activitiesConsole');
  const set = (at: number, part: Partial<Slots[number]>) =>
    change(slots.map((slot, place) => (place === at ? { ...slot, ...part } : slot)));
  const number = slots.length + 1;
  return (
    <>
      <h2>{t('slots')}</h2>
      {slots.length === 0 && <p className="quiet">{t('noSlots')}</p>}
      {slots.map((slot, at) => (
        <div key={at} className="activity-row">
          <BilingualField
            label={t('slotName')}
            maxLength={40}
            value={slot.name}
            disabled={disabled}
            onChange={(name) => set(at, { name })}
            fault={fault(`slots.${at}.name`)}
          />
          {(['startsAt', 'endsAt'] as const).map((part) => (
            <Field key={part} label={t(part)} fault={fault(`slots.${at}.${part}`)}>
              <MomentPicker
                label={t(part)}
                at={slot[part]}
                change={(moment) => moment !== null && set(at, { ...slot, [part]: moment })}
                required
              />
            </Field>
          ))}
          <Field label={t('size')} fault={fault(`slots.${at}.size`)}>
            <InputNumber
              aria-label={t('size')}
              placeholder={t('unlimited')}
              min={0}
              max={100_000}
              precision={0}
              value={slot.size}
              onChange={(size) => set(at, { size })}
            />
          </Field>
          <Button
            type="text"
            aria-label={t('removeSlot', { number: at + 1 })}
            icon={<Icon icon={trash2} />}
            onClick={() => change(slots.filter((_slot, place) => place !== at))}
          />
        </div>
      ))}
      <span>
        <Button
          icon={<Icon icon={plus} />}
          onClick={() =>
            change([
              ...slots,
              {
                id: null,
                name: slotName(number),
                startsAt: slots.at(-1)?.endsAt ?? from.startsAt,
                endsAt: from.endsAt,
                size: 12,
              },
            ])
          }
        >
          {t('addSlot')}
        </Button>
      </span>
    </>
  );
}
