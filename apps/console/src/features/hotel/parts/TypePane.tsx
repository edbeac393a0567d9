import { hotelConsoleCalls as calls, type GridHotel, type GridType } from '@meetingapp/contract/hotel/console.ts';
import { App, Button, Checkbox, Form, InputNumber, Select } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
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
  const common = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const [form] = Form.useForm();
  const save = useChange(calls.saveType, { refreshes: changed, said: common('saved') });
  const remove = useChange(calls.remove, { refreshes: changed });
  const fresh = { hotelId, name: { zh: '', en: '' }, beds: 2, sellsBeds: false, breakfast: true, open: true };
  const draft = useFormDraft(`hotel-type/${cid}/${type?.id ?? `new-${hotelId}`}`, type ? fieldsOf(type) : fresh);
  async function submit(fields: Omit<GridType, 'id' | 'nights' | 'booked'>) {
    const outcome = await save.change({ cid, roomType: { ...fields, id: type?.id ?? null } });
    if (outcome.ok) {
      draft.forget();
      saved(outcome.answer.roomTypeId, fields.hotelId);
    } else {
      const faults = outcome.failure.faults.map((fault) => ({ ...fault, field: fault.field.replace('roomType.', '') }));
      showFaults(form, { ...outcome.failure, faults });
    }
  }
  async function ask() {
    const sure = await modal.confirm({ title: t('remove'), content: t('removeSure'), okText: t('remove') });
    if (sure && type && (await remove.change({ cid, hotelId, roomTypeId: type.id })).ok) close();
  }
  return (
    <Pane title={type ? t('type.title') : t('newType')} close={close}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        className="fields"
        {...draft.form}
        onFinish={(fields) => void submit(fields)}
      >
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
          <Button type={type ? 'default' : 'primary'} htmlType="submit" loading={save.busy}>
            {t('save')}
          </Button>
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
