import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type LiveRoom } from '@meetingapp/contract/live-console.ts';
import { App, Button, Form, Segmented, Select } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { useCid, useRole } from '../../../lib/conference.ts';
import { History } from '../../../lib/History.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Pane } from '../../../lib/Pane.tsx';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { changed, type LiveSetUp } from '../data.ts';
import { said, typedRoom } from '../view.ts';
import { Fielded } from './Fielded.tsx';
import { FromProgramme } from './FromProgramme.tsx';
import { DraftClash } from './DraftClash.tsx';
import { PaneFoot } from './PaneFoot.tsx';
import { StreamBox } from './StreamBox.tsx';
import { useSaving } from './use-saving.ts';

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
  const { modal } = App.useApp();
  const mayWrite = useRole(roles.live);
  const draft = useDraft(`live-room/${cid}/${room?.id ?? 'new'}`, typedRoom(room));
  const { save, busy, faults, clash, settled } = useSaving(calls.saveRoom, 'room');
  const remove = useChange(calls.removeRoom, { refreshes: changed });
  const addStream = useChange(calls.saveStream, { refreshes: changed });
  const { value } = draft;
  const change = (part: Partial<typeof value>) => draft.set({ ...value, ...part });
  async function submit(seen = value.seen) {
    const answer = await save({ cid, room: { ...value, seen, id: room?.id ?? null } });
    if (!answer) return;
    draft.forget();
    saved(answer.roomId);
  }
  async function askRemove() {
    if (!room) return;
    const title = t('rooms.removeSure', { name: said(room.name, language) });
    const sure = await modal.confirm({ title, okText: t('remove') });
    if (sure && (await remove.change({ cid, roomId: room.id })).ok) close();
  }
  return (
    <Pane
      title={room ? said(room.name, language) : t('rooms.add')}
      close={close}
      foot={
        <PaneFoot
          fresh={room === null}
          changed={draft.changed}
          busy={busy}
          mayWrite={mayWrite}
          save={() => void submit()}
          forget={draft.forget}
          remove={() => void askRemove()}
        />
      }
    >
      {clash && room && <DraftClash draft={draft} settled={settled} keepMine={() => void submit(room.version)} />}
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
          {room.hallId !== null && <FromProgramme room={room} disabled={!mayWrite || draft.changed} />}
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
          <History cid={cid} subject="live_room" id={room.id} />
        </>
      )}
    </Pane>
  );
}
