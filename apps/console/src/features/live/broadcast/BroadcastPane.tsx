import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls, type StoredBroadcast } from '@meetingapp/contract/live/console.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed, type LiveSetUp } from '../data.ts';
import { blankBroadcast, typedBroadcast } from '../view.ts';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastTag } from './BroadcastTag.tsx';
import { EditedPane } from '../parts/EditedPane.tsx';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Describe } from '../../../lib/forms/DraftConflicts.tsx';
import type { TypedBroadcast } from '../view.ts';
import { useEdited } from '../parts/use-edited.ts';

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
  const mayWrite = useRole(roles.live) && broadcast?.removed !== true;
  const last = setUp.broadcasts.findLast((one) => one.roomId === roomId && !one.removed)?.to;
  const fresh = blankBroadcast(roomId, last ?? `${setUp.startsOn}T01:00:00.000Z`);
  const edited = useEdited({
    name: `broadcast/${cid}`,
    id: broadcast?.id ?? null,
    kept: broadcast ? typedBroadcast(broadcast) : fresh,
    call: calls.saveBroadcast,
    under: 'broadcast',
    bodyOf: (value) => ({ cid, broadcast: { ...value, id: broadcast?.id ?? null } }),
    idOf: ({ broadcastId }) => broadcastId,
    saved,
  });
  const nameIn = (rows: readonly { id: number; name?: Bilingual; title?: Bilingual }[], id: unknown): string => {
    const row = rows.find((one) => one.id === Number(id));
    return pickLanguage(row?.name ?? row?.title ?? { zh: '', en: '' }, language);
  };
  const describe: Describe<TypedBroadcast> = {
    roomId: (id) => nameIn(setUp.rooms, id),
    seriesId: (id) => (id === null ? t('broadcasts.noSeries') : nameIn(setUp.series, id)),
    sessionId: (id) => (id === null ? t('broadcasts.noSession') : nameIn(setUp.sessions, id)),
    watch: (level) => t(`watchLevels.${level}`),
    replayWatch: (level) => t(`watchLevels.${level}`),
    chat: (mode) => t(`chatModes.${mode}`),
  };
  const remove = useChange(calls.removeBroadcast, { refreshes: changed });
  const restore = useChange(calls.restoreBroadcast, { refreshes: changed });
  return (
    <EditedPane
      title={broadcast ? pickLanguage(broadcast.title, language) || t('untitled') : t('broadcasts.add')}
      facts={
        broadcast && (
          <span className="row">
            <BroadcastTag broadcast={broadcast} />
            {broadcast.video && t(`broadcasts.replays.${broadcast.video.state}`)}
          </span>
        )
      }
      close={close}
      kept={broadcast}
      subject="broadcast"
      edited={edited}
      describe={describe}
      mayWrite={mayWrite}
      remove={{
        sure: t('broadcasts.removeSure'),
        run: async () => broadcast !== null && (await remove.change({ cid, broadcastId: broadcast.id })).ok,
      }}
      foot={
        broadcast?.removed ? (
          <Button
            type="primary"
            loading={restore.busy}
            onClick={() => void restore.change({ cid, broadcastId: broadcast.id })}
          >
            {t('restore')}
          </Button>
        ) : undefined
      }
    >
      <BroadcastForm
        setUp={setUp}
        value={edited.value}
        change={edited.change}
        faults={edited.faults}
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
    </EditedPane>
  );
}
