import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type LiveRoom } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Form, Segmented, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { changed, type LiveSetUp } from '../data.ts';
import { typedRoom } from '../view.ts';
import { EditedPane } from '../parts/EditedPane.tsx';
import { SyncFromProgramme } from '../broadcast/SyncFromProgramme.tsx';
import { StreamBox } from '../signal/StreamBox.tsx';
import { useEdited } from '../parts/use-edited.ts';

interface RoomPaneProps {
  setUp: LiveSetUp;
  /** Null: a new one. */
  room: LiveRoom | null;
  close: () => void;
  saved: (id: number) => void;
}

/** A room: name, hall, and studio access. */
export function RoomPane({ setUp, room, close, saved }: RoomPaneProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const edited = useEdited({
    name: `live-room/${cid}`,
    id: room?.id ?? null,
    kept: typedRoom(room),
    call: calls.saveRoom,
    under: 'room',
    bodyOf: (value) => ({ cid, room: { ...value, id: room?.id ?? null } }),
    idOf: ({ roomId }) => roomId,
    saved,
  });
  const remove = useChange(calls.removeRoom, { refreshes: changed });
  const addStream = useChange(calls.saveStream, { refreshes: changed });
  const { value, change, faults } = edited;
  const name = room ? pickLanguage(room.name, language) : '';
  return (
    <EditedPane
      title={room ? name : t('rooms.add')}
      close={close}
      kept={room}
      subject="live_room"
      edited={edited}
      describe={{
        hallId: (id) => {
          const hall = setUp.halls.find((one) => one.id === Number(id));
          return hall ? pickLanguage(hall.name, language) : t('rooms.noHall');
        },
        switching: (one) => t(`rooms.switchings.${one}`),
      }}
      mayWrite={mayWrite}
      remove={{
        sure: t('rooms.removeSure', { name }),
        run: async () => room !== null && (await remove.change({ cid, roomId: room.id })).ok,
      }}
    >
      <Form layout="vertical" disabled={!mayWrite} className="live-form">
        <BilingualField
          label={t('rooms.name')}
          maxLength={60}
          value={value.name}
          disabled={!mayWrite}
          onChange={(name) => change({ name })}
          fault={faults['name']}
        />
        <Field label={t('rooms.hall')} hint={t('rooms.hallNote')} fault={faults['hallId']}>
          <Select<number>
            aria-label={t('rooms.hall')}
            value={value.hallId === null ? 0 : Number(value.hallId)}
            onChange={(id) => change({ hallId: id === 0 ? null : id })}
            options={[
              { value: 0, label: t('rooms.noHall') },
              ...setUp.halls.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) })),
            ]}
          />
        </Field>
        <Field label={t('rooms.switching')} hint={t(`rooms.switchingNotes.${value.switching}`)}>
          <Segmented<'auto' | 'hand'>
            aria-label={t('rooms.switching')}
            options={(['auto', 'hand'] as const).map((one) => ({ value: one, label: t(`rooms.switchings.${one}`) }))}
            value={value.switching}
            onChange={(switching) => change({ switching })}
          />
        </Field>
      </Form>
      {room && (
        <>
          {room.hallId !== null && <SyncFromProgramme room={room} disabled={!mayWrite || edited.changed} />}
          <h2>{t('streams.title')}</h2>
          {mayWrite && <p className="small quiet">{t('streams.noKey')}</p>}
          {room.streams.map((stream) => (
            <StreamBox key={stream.id} roomId={room.id} stream={stream} mayWrite={mayWrite} />
          ))}
          {!room.streams.some(({ part }) => part === 'backup') && (
            <ActButton
              className="live-start"
              size="small"
              lacks={{ onlyView: !mayWrite }}
              loading={addStream.busy}
              onClick={() => void addStream.change({ cid, roomId: room.id, part: 'backup', provider: 'own' })}
            >
              {t('streams.addBackup')}
            </ActButton>
          )}
        </>
      )}
    </EditedPane>
  );
}
