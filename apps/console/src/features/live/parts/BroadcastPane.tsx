import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type StoredBroadcast } from '@meetingapp/contract/live-console.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { Link } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useCid, useRole } from '../../../lib/conference.ts';
import { History } from '../../../lib/History.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Pane } from '../../../lib/Pane.tsx';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { changed, type LiveSetUp } from '../data.ts';
import { blankBroadcast, said, typedBroadcast } from '../view.ts';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastTag } from './BroadcastTag.tsx';
import { DraftClash } from './DraftClash.tsx';
import { PaneFoot } from './PaneFoot.tsx';
import { useSaving } from './use-saving.ts';

interface BroadcastPaneProps {
  setUp: LiveSetUp;
  /** Null: a new one, in this room. */
  broadcast: StoredBroadcast | null;
  roomId: number;
  close: () => void;
  saved: (id: number) => void;
}

/** One broadcast beside the list. */
export function BroadcastPane({ setUp, broadcast, roomId, close, saved }: BroadcastPaneProps) {
  const t = useT('liveConsole');
  const pages = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const mayWrite = useRole(roles.live) && broadcast?.removed !== true;
  const last = setUp.broadcasts.findLast((one) => one.roomId === roomId && !one.removed)?.to;
  const fresh = blankBroadcast(roomId, last ?? `${setUp.startsOn}T01:00:00.000Z`);
  const draft = useDraft(`broadcast/${cid}/${broadcast?.id ?? 'new'}`, broadcast ? typedBroadcast(broadcast) : fresh);
  const { save, busy, faults, clash, settled } = useSaving(calls.saveBroadcast, 'broadcast');
  const remove = useChange(calls.removeBroadcast, { refreshes: changed });
  const restore = useChange(calls.restoreBroadcast, { refreshes: changed });
  const { value } = draft;
  async function submit(seen = value.seen) {
    const answer = await save({ cid, broadcast: { ...value, seen, id: broadcast?.id ?? null } });
    if (!answer) return;
    draft.forget();
    saved(answer.broadcastId);
  }
  async function askRemove() {
    if (!broadcast) return;
    const sure = await modal.confirm({ title: t('broadcasts.removeSure'), okText: t('remove') });
    if (sure && (await remove.change({ cid, broadcastId: broadcast.id })).ok) close();
  }
  return (
    <Pane
      title={broadcast ? said(broadcast.title, language) || t('untitled') : t('broadcasts.add')}
      facts={
        broadcast && (
          <span className="row">
            <BroadcastTag broadcast={broadcast} />
            {broadcast.video && t(`broadcasts.replays.${broadcast.video.state}`)}
          </span>
        )
      }
      close={close}
      foot={
        broadcast?.removed ? (
          <Button
            type="primary"
            loading={restore.busy}
            onClick={() => void restore.change({ cid, broadcastId: broadcast.id })}
          >
            {t('restore')}
          </Button>
        ) : (
          <PaneFoot
            fresh={broadcast === null}
            changed={draft.changed}
            busy={busy}
            mayWrite={mayWrite}
            save={() => void submit()}
            forget={draft.forget}
            remove={() => void askRemove()}
          />
        )
      }
    >
      {clash && broadcast && (
        <DraftClash draft={draft} settled={settled} keepMine={() => void submit(broadcast.version)} />
      )}
      <BroadcastForm
        setUp={setUp}
        value={value}
        change={(part) => draft.set({ ...value, ...part })}
        faults={faults}
        disabled={!mayWrite}
      />
      {broadcast && (
        <p>
          <Link to={address('broadcastFigures', { cid, broadcastId: broadcast.id })} className="link">
            {pages('pages.broadcastFigures')}
          </Link>
        </p>
      )}
      {broadcast && !broadcast.removed && (
        <p>
          <a
            className="link"
            href={basePath + href('liveDetail', { xqid: broadcast.id }, { cid })}
            target="_blank"
            rel="noreferrer"
          >
            {t('broadcasts.openPhone')}
          </a>
        </p>
      )}
      {broadcast && <History cid={cid} subject="broadcast" id={broadcast.id} />}
    </Pane>
  );
}
