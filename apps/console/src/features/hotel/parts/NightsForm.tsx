import { hotelConsoleCalls as calls, type GridType, type NightCell } from '@meetingapp/contract/hotel/console.ts';
import { App, Button, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText, fenOf } from '../../../lib/forms/money.ts';
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
}

const amount = (text = '') => (text.trim() === '' ? null : (fenOf(text) ?? -1));

const plainAmount = (fen: number) => amountText(fen, true).replaceAll(',', '');

const seenOf = ({ size, closed, roomAmount, bedAmount }: NightCell) => ({ size, closed, roomAmount, bedAmount });

/** Sets one night or a range; empty fields leave their values unchanged. */
export function NightsForm({ type, night }: { type: GridType; night?: string }) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const grid = useGrid().answer;
  const [form] = Form.useForm<Fields>();
  const [over, setOver] = useState<{ night: string; taken: number; size: number }[]>([]);
  const cell = type.nights.find((one) => one.night === night);
  const first = night ?? grid?.firstDay;
  const saved: Fields = {
    from: first ?? '',
    until: night ?? grid?.lastDay ?? '',
    size: cell?.size ?? null,
    roomAmount: cell ? plainAmount(cell.roomAmount) : '',
    bedAmount: cell && cell.bedAmount !== null ? plainAmount(cell.bedAmount) : '',
    closed: cell?.closed ?? null,
  };
  const edited = useFieldForm({
    form,
    name: `nights/${cid}/${type.id}`,
    id: night ?? '',
    saved,
    call: calls.saveNights,
    bodyOf: ({ from, until, size, roomAmount, bedAmount, closed }) => ({
      cid,
      roomTypeId: type.id,
      from,
      until,
      size: size ?? null,
      closed: closed ?? null,
      roomAmount: amount(roomAmount),
      bedAmount: amount(bedAmount),
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
          <Input inputMode="decimal" placeholder={t('nights.keep')} />
        </Form.Item>
        {type.sellsBeds && (
          <Form.Item name="bedAmount" label={t('nights.bed')}>
            <Input inputMode="decimal" placeholder={t('nights.keep')} />
          </Form.Item>
        )}
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
