import {
  travelDeskCalls as calls,
  type DeskTraveller,
  type SpeakerRoomType,
} from '@meetingapp/contract/speakers/travel.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { Button, Input, Select, Tag } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { dayName } from './travel-view.ts';

const nothing = { zh: '', en: '' };
const languages = ['zh', 'en'] as const;
/** Value of the list for a hotel outside the conference's rooms. */
const ELSEWHERE = 0;

/** The hotel of a speaker: a room of the conference, counted with those of attendees, or a hotel that is written down. */
export function StayForm({ traveller: { expertId, name, stay } }: { traveller: DeskTraveller }) {
  const t = useT('travelConsole');
  const language = useLanguage();
  const cid = useCid();
  const roomTypes = useCall(calls.nights, { cid }).answer?.roomTypes ?? [];
  const own = stay?.roomTypeId ?? null;
  const [form, setForm] = useState({
    roomTypeId: own,
    hotel: own === null ? (stay?.hotel ?? nothing) : nothing,
    address: own === null ? (stay?.address ?? nothing) : nothing,
    arrivesOn: stay?.arrivesOn ?? '',
    leavesOn: stay?.leavesOn ?? '',
    room: stay?.room ?? '',
    confirmation: stay?.confirmation ?? '',
  });
  const refreshes = [calls.list, calls.nights];
  const { change, busy } = useChange(calls.saveStay, { refreshes, said: t('stay.saved') });
  const ending = useChange(calls.removeStay, { refreshes, said: t('stay.removed') });
  const elsewhere = form.roomTypeId === null;
  const room = roomTypes.find(({ roomTypeId }) => roomTypeId === form.roomTypeId);
  const missing =
    (elsewhere && form.hotel.zh === '' && form.hotel.en === '') || form.arrivesOn === '' || form.leavesOn === '';
  const texts = elsewhere ? (['room', 'confirmation'] as const) : (['confirmation'] as const);
  return (
    <div className="travel-form">
      <h3>{t('stay.title')}</h3>
      <label>
        <span className="field-name">{t('stay.of')}</span>
        <Select
          aria-label={t('stay.of')}
          value={form.roomTypeId ?? ELSEWHERE}
          onChange={(value) => setForm({ ...form, roomTypeId: value === ELSEWHERE ? null : value })}
          options={[
            ...roomTypes.map(({ roomTypeId, hotel, roomType }) => ({
              value: roomTypeId,
              label: joinList([pickLanguage(hotel, language), pickLanguage(roomType, language)], language, 'clauses'),
            })),
            { value: ELSEWHERE, label: t('stay.elsewhere') },
          ]}
        />
      </label>
      {(['arrivesOn', 'leavesOn'] as const).map((part) => (
        <div key={part}>
          <span className="field-name">{t(`stay.${part}`)}</span>
          <DayPicker
            label={t(`stay.${part}`)}
            value={form[part]}
            onChange={(day) => setForm({ ...form, [part]: day })}
          />
        </div>
      ))}
      {room && <FreeNights room={room} from={form.arrivesOn} until={form.leavesOn} />}
      {elsewhere &&
        (['hotel', 'address'] as const).map((part) =>
          languages.map((one) => (
            <label key={`${part}/${one}`}>
              <span className="field-name">{t(`stay.${part}.${one}`)}</span>
              <Input
                value={form[part][one]}
                maxLength={part === 'hotel' ? 100 : 200}
                onChange={({ target }) => setForm({ ...form, [part]: { ...form[part], [one]: target.value } })}
              />
            </label>
          )),
        )}
      {texts.map((part) => (
        <label key={part}>
          <span className="field-name">{t(`stay.${part}`)}</span>
          <Input
            value={form[part]}
            maxLength={part === 'room' ? 60 : 40}
            onChange={({ target }) => setForm({ ...form, [part]: target.value })}
          />
        </label>
      ))}
      <ActButton
        loading={busy}
        why={missing ? t('stay.needed') : ''}
        onClick={() => void change({ cid, expertId, seen: stay?.version ?? 0, ...form })}
      >
        {t('stay.save')}
      </ActButton>
      {stay && (
        <AskFirst
          title={t('stay.removeAsk', { name: pickLanguage(name, language) })}
          okText={t('stay.remove')}
          cancelText={t('cancel')}
          onConfirm={() => void ending.change({ cid, expertId, seen: stay.version })}
        >
          <Button danger loading={ending.busy}>
            {t('stay.remove')}
          </Button>
        </AskFirst>
      )}
    </div>
  );
}

/** Rooms left on each night of the chosen days. */
function FreeNights({ room, from, until }: { room: SpeakerRoomType; from: string; until: string }) {
  const t = useT('travelConsole');
  const language = useLanguage();
  if (from === '' || until <= from) return <p className="small quiet">{t('stay.daysFirst')}</p>;
  return (
    <p className="travel-free">
      {nightsBetween(from, until).map((day) => {
        const night = room.nights.find((one) => one.night === day);
        const free = night?.free ?? 0;
        return (
          <Tag key={day} color={night && free > 0 ? 'success' : 'error'}>
            {t(night ? 'stay.free' : 'stay.closed', { night: dayName(day, language), free })}
          </Tag>
        );
      })}
    </p>
  );
}
