import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type LiveRoom } from '@meetingapp/contract/live-console.ts';
import { Button, Form, Segmented, Select } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useCid, useRole } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Fielded } from '../../../lib/Fielded.tsx';
import { changed, type LiveSetUp } from '../data.ts';
import { said, typedRoom } from '../view.ts';
import { EditedPane } from './EditedPane.tsx';
import { FromProgramme } from './FromProgramme.tsx';
import { StreamBox } from './StreamBox.tsx';
import { useEdited } from './use-edited.ts';

interface RoomPaneProps {
  setUp: LiveSetUp;
  /** Null: a new one. */
  room: LiveRoom | null;
  close: () => void;
  saved: (id: number) => void;
}

/** A room: what it is called, which hall it shows, how a studio reaches it. */
export function RoomPane({ setUp, room, close, saved }: RoomPaneProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const edited = useEdited({
    name: `live-room/${cid}/${room?.id ?? 'new'}`,
    kept: typedRoom(room),
    call: calls.saveRoom,
    under: 'room',
    bodyOf: (value) => ({ cid, room: { ...value, id: room?.id ?? null } }),
    saved: ({ roomId }) => saved(roomId),
  });
  const remove = useChange(calls.removeRoom, { refreshes: changed });
  const addStream = useChange(calls.saveStream, { refreshes: changed });
  const { value, change, faults } = edited;
  const name = room ? said(room.name, language) : '';
  return (
    <EditedPane
      title={room ? name : t('rooms.add')}
      close={close}
      kept={room}
      subject="live_room"
      edited={edited}
      mayWrite={mayWrite}
      remove={{
        sure: t('rooms.removeSure', { name }),
        run: async () => room !== null && (await remove.change({ cid, roomId: room.id })).ok,
      }}
    >
      <Form layout="vertical" disabled={!mayWrite} className="live-form">
        <Fielded label={t('rooms.name')} fault={faults['name']}>
          <BilingualInput
            label={t('rooms.name')}
            maxLength={60}
            value={value.name}
            disabled={!mayWrite}
            onChange={(name) => change({ name })}
          />
        </Fielded>
        <Fielded label={t('rooms.hall')} extra={t('rooms.hallNote')} fault={faults['hallId']}>
          <Select<number>
            aria-label={t('rooms.hall')}
            value={value.hallId === null ? 0 : Number(value.hallId)}
            onChange={(id) => change({ hallId: id === 0 ? null : id })}
            options={[
              { value: 0, label: t('rooms.noHall') },
              ...setUp.halls.map(({ id, name }) => ({ value: id, label: said(name, language) })),
            ]}
          />
        </Fielded>
        <Fielded label={t('rooms.switching')} extra={t(`rooms.switchingNotes.${value.switching}`)}>
          <Segmented<'auto' | 'hand'>
            aria-label={t('rooms.switching')}
            options={(['auto', 'hand'] as const).map((one) => ({ value: one, label: t(`rooms.switchings.${one}`) }))}
            value={value.switching}
            onChange={(switching) => change({ switching })}
          />
        </Fielded>
      </Form>
      {room && (
        <>
          {room.hallId !== null && <FromProgramme room={room} disabled={!mayWrite || edited.changed} />}
          <h2>{t('streams.title')}</h2>
          {mayWrite && <p className="small quiet">{t('streams.noKey')}</p>}
          {room.streams.map((stream) => (
            <StreamBox key={stream.id} roomId={room.id} stream={stream} mayWrite={mayWrite} />
          ))}
          {!room.streams.some(({ part }) => part === 'backup') && (
            <Button
              className="live-start"
              size="small"
              disabled={!mayWrite}
              loading={addStream.busy}
              onClick={() => void addStream.change({ cid, roomId: room.id, part: 'backup', provider: 'own' })}
            >
              {t('streams.addBackup')}
            </Button>
          )}
        </>
      )}
    </EditedPane>
  );
}
