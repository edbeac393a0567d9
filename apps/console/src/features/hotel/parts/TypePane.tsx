import {
  hotelConsoleCalls as calls,
  type GridHotel,
  type GridType,
  type RoomTypeDraft,
} from '@meetingapp/contract/hotel/console.ts';
import { App, Button, Checkbox, Form, InputNumber, Select } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { NightsForm } from './NightsForm.tsx';

export interface TypePaneProps {
  /** Null: a new one. */
  type: GridType | null;
  hotelId: number;
  hotels: GridHotel[];
  close: () => void;
  saved: (id: number, hotelId: number) => void;
}

const fieldsOf = ({ hotelId, name, beds, sellsBeds, breakfast, open }: GridType) => ({
  hotelId,
  name,
  beds,
  sellsBeds,
  breakfast,
  open,
});

/** A room type and, once it is saved, its nights. */
export function TypePane({ type, hotelId, hotels, close, saved }: TypePaneProps) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const [form] = Form.useForm();
  const remove = useChange(calls.remove, { refreshes: changed });
  const fresh = { hotelId, name: { zh: '', en: '' }, beds: 2, sellsBeds: false, breakfast: true, open: true };
  const seen: RoomTypeDraft | null = type && { ...fieldsOf(type), id: type.id };
  const edited = useFieldForm({
    form,
    name: `hotel-type/${cid}`,
    id: type?.id ?? `new-${hotelId}`,
    saved: type ? fieldsOf(type) : fresh,
    call: calls.saveType,
    bodyOf: (fields) => ({ cid, roomType: { ...fields, id: type?.id ?? null }, seen }),
    within: 'roomType.',
    reads: changed,
    idOf: ({ roomTypeId }) => roomTypeId,
    done: ({ roomTypeId }, sent) => saved(roomTypeId, sent.hotelId),
  });
  async function ask() {
    const sure = await modal.confirm({ title: t('remove'), content: t('removeSure'), okText: t('remove') });
    if (sure && type && (await remove.change({ cid, hotelId, roomTypeId: type.id })).ok) close();
  }
  return (
    <Pane title={type ? t('type.title') : t('newType')} close={close}>
      <Form layout="vertical" requiredMark={false} className="fields" {...edited.form}>
        <FormConflicts
          of={type && { cid, subject: 'room_type', id: type.id }}
          edited={edited}
          labels={{ name: t('type.name'), beds: t('type.beds'), open: t('type.open') }}
          describe={{ hotelId: (id) => hotels.find((hotel) => hotel.id === id)?.name[language] }}
        />
        <Form.Item name="hotelId" label={t('type.hotel')} extra={type?.booked && t('type.hotelFixed')}>
          <Select
            disabled={type?.booked ?? false}
            options={hotels.map((hotel) => ({ value: hotel.id, label: hotel.name[language] }))}
          />
        </Form.Item>
        <Form.Item name="name" label={t('type.name')}>
          <BilingualInput label={t('type.name')} maxLength={60} />
        </Form.Item>
        <Form.Item name="beds" label={t('type.beds')}>
          <InputNumber min={1} max={4} precision={0} />
        </Form.Item>
        <Form.Item name="sellsBeds" valuePropName="checked" extra={t('type.sellsBedsHint')}>
          <Checkbox>{t('type.sellsBeds')}</Checkbox>
        </Form.Item>
        <span className="row">
          <Form.Item name="breakfast" valuePropName="checked">
            <Checkbox>{t('type.breakfast')}</Checkbox>
          </Form.Item>
          <Form.Item name="open" valuePropName="checked">
            <Checkbox>{t('type.open')}</Checkbox>
          </Form.Item>
        </span>
        <span className="row">
          <SaveButton type={type ? 'default' : 'primary'} edited={edited}>
            {t('save')}
          </SaveButton>
          {type && (
            <Button danger type="text" loading={remove.busy} onClick={() => void ask()}>
              {t('remove')}
            </Button>
          )}
        </span>
      </Form>
      {type && <NightsForm type={type} />}
      {type && <History cid={cid} subject="room_type" id={type.id} />}
    </Pane>
  );
}
