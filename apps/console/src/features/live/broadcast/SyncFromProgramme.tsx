import { liveConsoleCalls as calls, type LiveRoom } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

/** Creates the broadcasts of a hall's sessions and updates those that have not begun from the programme. */
export function SyncFromProgramme({ room, disabled }: { room: LiveRoom; disabled: boolean }) {
  const t = useT('liveConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const { change, busy } = useChange(calls.fromProgramme, { refreshes: changed });
  async function bring() {
    const outcome = await change({ cid, roomId: room.id });
    if (!outcome.ok) return;
    const { made, moved, overlapping } = outcome.answer;
    if (made + moved > 0) void message.success(t('rooms.brought', { made, moved }), 4);
    else if (overlapping.length === 0) void message.info(t('rooms.broughtNothing'), 3);
    const titles = overlapping.map((title) => pickLanguage(title, language)).join(c('listComma'));
    if (titles !== '') void message.warning(t('rooms.overlapping', { titles }), 8);
  }
  return (
    <ActButton
      className="live-start"
      size="small"
      loading={busy}
      lacks={{ onlyView: disabled }}
      onClick={() => void bring()}
    >
      {room.missing > 0 ? t('rooms.fromProgramme', { count: room.missing }) : t('rooms.followProgramme')}
    </ActButton>
  );
}
