import { hotelConsoleCalls as calls, type GridHotel, type StayRow } from '@meetingapp/contract/hotel/console.ts';
import { App, Button, Form, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

export interface StayPaneProps {
  /** Null: for a person without a stay. */
  stay: StayRow | null;
  hotels: GridHotel[];
  mayChange: boolean;
  close: () => void;
}

interface Fields {
  regId: number | undefined;
  roomTypeId: number | undefined;
  checkIn: string;
  checkOut: string;
  part: 'room' | 'bed';
  gender: '' | 'male' | 'female';
  mate: string;
}

const fieldsOf = ({ regId, roomTypeId, checkIn, checkOut, part, gender, mate }: StayRow): Fields => ({
  regId,
  roomTypeId,
  checkIn,
  checkOut,
  part,
  gender,
  mate,
});

const seenOf = ({ roomTypeId, checkIn, checkOut, part, gender, mate }: StayRow) => ({
  roomTypeId,
  checkIn,
  checkOut,
  part,
  gender,
  mate,
});

const fresh: Fields = {
  regId: undefined,
  roomTypeId: undefined,
  checkIn: '',
  checkOut: '',
  part: 'room',
  gender: '',
  mate: '',
};

/** One stay: change of nights or room within stock, or cancellation. */
export function StayPane({ stay, hotels, mayChange, close }: StayPaneProps) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const cid = useCid();
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const part = Form.useWatch('part', form) ?? stay?.part ?? 'room';
  const [words, setWords] = useState('');
  const people = useCall(calls.guests, { cid, words }, { enabled: words.trim() !== '' }).answer?.people ?? [];
  const cancel = useChange(calls.cancelStay, { refreshes: changed });
  const types = hotels.flatMap(({ roomTypes }) => roomTypes);
  const edited = useFieldForm({
    form,
    name: `stay/${cid}`,
    id: stay?.regId ?? null,
    saved: stay ? fieldsOf(stay) : fresh,
    call: calls.saveStay,
    bodyOf: ({ regId, roomTypeId, ...fields }) => ({
      cid,
      ...fields,
      regId: stay?.regId ?? regId ?? 0,
      roomTypeId: roomTypeId ?? 0,
      seen: stay && seenOf(stay),
    }),
    reads: changed,
    done: ({ paid, price, currency }, _sent, left) => {
      const sums = { paid: amountText(paid, currency), price: amountText(price, currency) };
      void message.success(t('stays.saved', sums), 6);
      if (!left) close();
    },
  });
  async function ask() {
    if (!stay) return;
    const content = t('stays.cancelSure', { amount: `${stay.currency} ${amountText(stay.refundable, stay.currency)}` });
    const sure = await modal.confirm({ title: t('stays.cancel'), content, okText: t('stays.cancel') });
    if (sure && (await cancel.change({ cid, regId: stay.regId, refund: stay.refundable })).ok) close();
  }
  return (
    <Pane title={stay?.name ?? t('stays.give')} facts={stay?.number} close={close}>
      <Form<Fields> layout="vertical" requiredMark={false} className="fields" disabled={!mayChange} {...edited.form}>
        <FormConflicts
          of={stay && { cid, subject: 'hotel_booking', id: stay.bookId }}
          edited={edited}
          labels={{ part: t('stays.part'), gender: t('stays.gender') }}
          describe={{
            roomTypeId: (id) => types.find((type) => type.id === id)?.name[language],
            part: (part) => t(`stays.${part}`),
            gender: (gender) => gender && t(`stays.${gender}`),
          }}
        />
        {!stay && (
          <Form.Item name="regId" label={t('stays.person')} extra={t('stays.personHint')} rules={[{ required: true }]}>
            <Select
              showSearch={{ filterOption: false, onSearch: setWords }}
              options={people.map(({ regId, name, number }) => ({ value: regId, label: `${name} ${number}` }))}
            />
          </Form.Item>
        )}
        <Form.Item name="roomTypeId" label={t('stays.hotel')} rules={[{ required: true }]}>
          <Select
            options={hotels.map((hotel) => ({
              label: hotel.name[language],
              options: hotel.roomTypes.map((type) => ({ value: type.id, label: type.name[language] })),
            }))}
          />
        </Form.Item>
        <div className="pair">
          <Form.Item name="checkIn" label={t('stays.checkIn')} rules={[{ required: true }]}>
            <DayPicker />
          </Form.Item>
          <Form.Item name="checkOut" label={t('stays.checkOut')} rules={[{ required: true }]}>
            <DayPicker />
          </Form.Item>
        </div>
        <Form.Item name="part" label={t('stays.part')}>
          <Segmented
            options={[
              { value: 'room', label: t('stays.room') },
              { value: 'bed', label: t('stays.bed') },
            ]}
          />
        </Form.Item>
        {part === 'bed' && (
          <div className="pair">
            <Form.Item name="gender" label={t('stays.gender')}>
              <Select options={(['male', 'female'] as const).map((value) => ({ value, label: t(`stays.${value}`) }))} />
            </Form.Item>
            <Form.Item name="mate" label={t('stays.mate')}>
              <Input maxLength={60} />
            </Form.Item>
          </div>
        )}
        {mayChange && (
          <span className="row">
            <SaveButton edited={edited}>{t('save')}</SaveButton>
            {stay && (
              <Button danger type="text" loading={cancel.busy} onClick={() => void ask()}>
                {t('stays.cancel')}
              </Button>
            )}
          </span>
        )}
      </Form>
      {stay && <History cid={cid} subject="hotel_booking" id={stay.bookId} />}
    </Pane>
  );
}
