import { hotelConsoleCalls as calls, type GridType, type NightCell } from '@meetingapp/contract/hotel/console.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { App, Button, Form, Input, InputNumber, Select } from 'antd';
import { Fragment, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountKeyboard, fenOf, typedAmount } from '../../../lib/forms/money.ts';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { changed, useGrid } from '../data.ts';
import { nightText } from '../view.ts';

interface Fields {
  from: string;
  until: string;
  size: number | null;
  roomAmount: string;
  bedAmount: string;
  closed: boolean | null;
  /** Prices in a further currency, such as `roomInUSD`. */
  [price: `${'room' | 'bed'}In${string}`]: string;
}

const amount = (text: string | undefined, currency: string) =>
  text === undefined || text.trim() === '' ? null : (fenOf(text, currency) ?? -1);

const typed = (sum: number, currency: string) => typedAmount(sum, currency, true);

const seenOf = ({ size, closed, roomAmount, bedAmount, prices }: NightCell) => ({
  size,
  closed,
  roomAmount,
  bedAmount,
  prices,
});

/** What is typed for further currencies. An empty price of one night takes it back; of several nights it leaves them. */
function pricesOf(fields: Fields, currencies: readonly string[], cell: NightCell | undefined) {
  return Object.fromEntries(
    currencies.flatMap((currency): [string, { room: number; bed: number | null } | null][] => {
      const room = amount(fields[`roomIn${currency}`], currency);
      if (room !== null) return [[currency, { room, bed: amount(fields[`bedIn${currency}`], currency) }]];
      return cell?.prices[currency] ? [[currency, null]] : [];
    }),
  );
}

/** The prices of a night in further currencies, as they are typed. */
function furtherOf(currencies: readonly string[], cell: NightCell | undefined): Partial<Fields> {
  const fields: Partial<Fields> = {};
  for (const currency of currencies) {
    const price = cell?.prices[currency];
    fields[`roomIn${currency}`] = price ? typed(price.room, currency) : '';
    fields[`bedIn${currency}`] = price && price.bed !== null ? typed(price.bed, currency) : '';
  }
  return fields;
}

/** Sets one night or a range; empty fields leave their values unchanged. */
export function NightsForm({ type, night }: { type: GridType; night?: string }) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const grid = useGrid().answer;
  const [form] = Form.useForm<Fields>();
  const [over, setOver] = useState<{ night: string; taken: number; size: number }[]>([]);
  const { currency: main = HOME_CURRENCY, currencies = [] } = grid ?? {};
  const cell = type.nights.find((one) => one.night === night);
  const first = night ?? grid?.firstDay;
  const saved: Fields = {
    from: first ?? '',
    until: night ?? grid?.lastDay ?? '',
    size: cell?.size ?? null,
    roomAmount: cell ? typed(cell.roomAmount, main) : '',
    bedAmount: cell && cell.bedAmount !== null ? typed(cell.bedAmount, main) : '',
    closed: cell?.closed ?? null,
    ...furtherOf(currencies, cell),
  };
  const edited = useFieldForm({
    form,
    name: `nights/${cid}/${type.id}`,
    id: night ?? '',
    saved,
    call: calls.saveNights,
    bodyOf: (fields) => ({
      cid,
      roomTypeId: type.id,
      from: fields.from,
      until: fields.until,
      size: fields.size ?? null,
      closed: fields.closed ?? null,
      roomAmount: amount(fields.roomAmount, main),
      bedAmount: amount(fields.bedAmount, main),
      prices: pricesOf(fields, currencies, cell),
      seen: cell ? seenOf(cell) : null,
    }),
    reads: changed,
    done: (answer) => {
      setOver(answer.over);
      void message.success(t('nights.filled', { count: answer.nights }), 2);
    },
  });
  return (
    <Form<Fields>
      layout="vertical"
      requiredMark={false}
      className="fields"
      aria-label={t('nights.title')}
      {...edited.form}
    >
      <FormConflicts
        of={cell ? { cid, subject: 'room_type', id: type.id } : null}
        edited={edited}
        labels={{ size: t('nights.size'), closed: t('nights.state') }}
        describe={{ closed: (closed) => t(closed ? 'nights.stopped' : 'nights.selling') }}
      />
      {night === undefined && <h2>{t('nights.title')}</h2>}
      <div className="pair">
        <Form.Item name="from" label={t('nights.from')} rules={[{ required: true }]}>
          <DayPicker />
        </Form.Item>
        <Form.Item name="until" label={t('nights.until')} rules={[{ required: true }]}>
          <DayPicker />
        </Form.Item>
        <Form.Item name="size" label={t('nights.size')}>
          <InputNumber min={0} max={100_000} precision={0} style={{ width: '100%' }} placeholder={t('nights.keep')} />
        </Form.Item>
        <Form.Item name="closed" label={t('nights.state')}>
          <Select
            allowClear
            placeholder={t('nights.keep')}
            options={[
              { value: false, label: t('nights.selling') },
              { value: true, label: t('nights.stopped') },
            ]}
          />
        </Form.Item>
        <Form.Item name="roomAmount" label={t('nights.room')}>
          <Input inputMode={amountKeyboard(main)} placeholder={t('nights.keep')} />
        </Form.Item>
        {type.sellsBeds && (
          <Form.Item name="bedAmount" label={t('nights.bed')}>
            <Input inputMode={amountKeyboard(main)} placeholder={t('nights.keep')} />
          </Form.Item>
        )}
        {currencies.map((currency) => (
          <Fragment key={currency}>
            <Form.Item name={`roomIn${currency}`} label={t('nights.roomIn', { currency })}>
              <Input inputMode={amountKeyboard(currency)} placeholder={t(cell ? 'nights.notSold' : 'nights.keep')} />
            </Form.Item>
            {type.sellsBeds && (
              <Form.Item name={`bedIn${currency}`} label={t('nights.bedIn', { currency })}>
                <Input inputMode={amountKeyboard(currency)} placeholder={t('nights.part')} />
              </Form.Item>
            )}
          </Fragment>
        ))}
      </div>
      {over.map((one) => (
        <p key={one.night} className="note soon" role="status" style={{ marginBottom: 8 }}>
          {t('nights.over', { night: nightText(one.night, language), taken: one.taken, size: one.size })}
        </p>
      ))}
      {night === undefined ? (
        <Button type="primary" htmlType="submit" loading={edited.busy}>
          {t('nights.fill')}
        </Button>
      ) : (
        <SaveButton edited={edited}>{t('save')}</SaveButton>
      )}
    </Form>
  );
}
