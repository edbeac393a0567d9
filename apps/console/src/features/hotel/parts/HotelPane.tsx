import { hotelConsoleCalls as calls, type GridHotel, type HotelDraft } from '@meetingapp/contract/hotel/console.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { App, Button, Form, InputNumber, Select } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
import { ClockPicker } from '../../../lib/time/ClockPicker.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { Releases } from './Releases.tsx';

const none = { zh: '', en: '' };

const dayAndTime = (clock: string) => clock.replace('T', ' ');

const draftOf = ({ released: _released, releases: _releases, roomTypes: _types, ...draft }: GridHotel): HotelDraft =>
  draft;

interface Fields extends Pick<GridHotel, 'name' | 'address' | 'distance' | 'stars' | 'releaseFirstPercent'> {
  releaseAt: string;
  releaseFirstAt: string;
}

export interface HotelPaneProps {
  /** Null: a new one. */
  hotel: GridHotel | null;
  zone: string;
  close: () => void;
  saved: (id: number) => void;
}

export function HotelPane({ hotel, zone, close, saved }: HotelPaneProps) {
  const t = useT('hotelConsole');
  const cid = useCid();
  const { modal } = App.useApp();
  const [form] = Form.useForm();
  const remove = useChange(calls.remove, { refreshes: changed });
  const fields: Fields = {
    name: hotel?.name ?? none,
    address: hotel?.address ?? none,
    distance: hotel?.distance ?? none,
    stars: hotel?.stars ?? 0,
    releaseFirstAt: hotel?.releaseFirstAt ? clockIn(zone, new Date(hotel.releaseFirstAt)) : '',
    releaseFirstPercent: hotel?.releaseFirstPercent ?? 50,
    releaseAt: hotel?.releaseAt ? clockIn(zone, new Date(hotel.releaseAt)) : '',
  };
  const edited = useFieldForm({
    form,
    name: `hotel/${cid}`,
    id: hotel?.id ?? null,
    saved: fields,
    call: calls.saveHotel,
    bodyOf: ({ releaseAt, releaseFirstAt, ...rest }) => ({
      cid,
      hotel: {
        ...rest,
        id: hotel?.id ?? null,
        releaseAt: momentIn(zone, releaseAt)?.toISOString() ?? null,
        releaseFirstAt: momentIn(zone, releaseFirstAt)?.toISOString() ?? null,
      },
      seen: hotel && draftOf(hotel),
    }),
    within: 'hotel.',
    reads: changed,
    idOf: ({ hotelId }) => hotelId,
    done: ({ hotelId }) => saved(hotelId),
  });
  async function ask() {
    const sure = await modal.confirm({ title: t('remove'), content: t('removeSure'), okText: t('remove') });
    if (sure && hotel && (await remove.change({ cid, hotelId: hotel.id, roomTypeId: null })).ok) close();
  }
  return (
    <Pane title={hotel ? t('hotel.title') : t('newHotel')} close={close}>
      <Form layout="vertical" requiredMark={false} className="fields" {...edited.form}>
        <FormConflicts
          of={hotel && { cid, subject: 'hotel', id: hotel.id }}
          edited={edited}
          labels={{
            name: t('hotel.name'),
            address: t('hotel.address'),
            releaseFirstAt: t('release.first'),
            releaseAt: t('hotel.release'),
          }}
          describe={{
            releaseAt: dayAndTime,
            releaseFirstAt: dayAndTime,
            releaseFirstPercent: (share) => `${share}%`,
            stars: (stars) => (stars === 0 ? t('hotel.noStars') : t('hotel.starCount', { count: stars })),
          }}
        />
        {(['name', 'address', 'distance'] as const).map((field) => (
          <Form.Item key={field} name={field} label={t(`hotel.${field}`)}>
            <BilingualInput label={t(`hotel.${field}`)} maxLength={field === 'address' ? 200 : 60} />
          </Form.Item>
        ))}
        <Form.Item name="stars" label={t('hotel.stars')}>
          <Select
            options={[0, 1, 2, 3, 4, 5].map((value) => ({
              value,
              label: value === 0 ? t('hotel.noStars') : t('hotel.starCount', { count: value }),
            }))}
          />
        </Form.Item>
        <div className="pair">
          <Form.Item name="releaseFirstAt" label={t('release.first')}>
            <ClockPicker />
          </Form.Item>
          <Form.Item name="releaseFirstPercent" label={t('release.share')}>
            <InputNumber min={0} max={100} precision={0} suffix="%" style={{ width: '100%' }} />
          </Form.Item>
        </div>
        <p className="small quiet" style={{ margin: '-8px 0 12px' }}>
          {t('release.firstHint')}
        </p>
        <Form.Item name="releaseAt" label={t('hotel.release')} extra={t('hotel.releaseHint')}>
          <ClockPicker />
        </Form.Item>
        <span className="row">
          <SaveButton edited={edited}>{t('save')}</SaveButton>
          {hotel && (
            <Button danger type="text" loading={remove.busy} onClick={() => void ask()}>
              {t('remove')}
            </Button>
          )}
        </span>
      </Form>
      {hotel && <Releases hotel={hotel} />}
      {hotel && <History cid={cid} subject="hotel" id={hotel.id} />}
    </Pane>
  );
}
