import { homeConsoleCalls, type HomeVersion } from '@meetingapp/contract/home/console.ts';
import { history } from '@meetingapp/ui/icons/icons-topics.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import type { EditedHome } from '../view.ts';

interface HistoryPaneProps {
  cid: number;
  close: () => void;
  /** Puts an earlier version into the draft. */
  take: (home: EditedHome) => void;
}

/** Versions that were live: when, by whom, and which parts changed. Each can be taken back into the draft. */
export function HistoryPane({ cid, close, take }: HistoryPaneProps) {
  const t = useT('homeConsole');
  const asked = useCall(homeConsoleCalls.history, { cid }, { fresh: true });
  return (
    <Pane title={t('history')} close={close}>
      <Answered asked={asked}>
        {({ versions }) =>
          versions.length === 0 ? (
            <EmptyState icon={history} title={t('historyNone')} text={t('historyNoneText')} />
          ) : (
            <ol className="versions">
              {versions.map((version, at) => (
                <Version key={version.id} cid={cid} version={version} live={at === 0} take={take} />
              ))}
            </ol>
          )
        }
      </Answered>
    </Pane>
  );
}

interface VersionProps {
  cid: number;
  version: HomeVersion;
  /** It is the one that is live. */
  live: boolean;
  take: (home: EditedHome) => void;
}

function Version({ cid, version, live, take }: VersionProps) {
  const t = useT('homeConsole');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { id, at, by, timed, changed } = version;
  const nameOf = (part: string) => (isPart(part) ? t(`part.${part}`) : part);
  async function read(): Promise<void> {
    setBusy(true);
    const outcome = await send(homeConsoleCalls.version, { cid, versionId: id });
    setBusy(false);
    if (outcome.ok) take(outcome.answer);
    else setFault(outcome.failure.msg);
  }
  return (
    <li>
      <b>{momentText(at, language)}</b> <span className="quiet">{by}</span>
      <p className="small">
        {live && <strong>{t('historyLive')} </strong>}
        {timed && `${t('historyTimed')} `}
        {changed.length === 0 ? t('historySame') : joinList(changed.map(nameOf), language)}
      </p>
      {!live && (
        <ActButton size="small" loading={busy} onClick={() => void read()}>
          {t('historyTake')}
        </ActButton>
      )}
      {fault !== '' && (
        <p role="alert" className="small bad">
          {fault}
        </p>
      )}
    </li>
  );
}

const parts = [
  'subtitle',
  'skin',
  'banners',
  'tiles',
  'facts',
  'sponsors',
  'newsColumns',
  'exhibitors',
  'levels',
  'rooms',
  'views',
  'popup',
  'blocks',
  'template',
  'brand',
  'loader',
] as const;
const isPart = (name: string): name is (typeof parts)[number] => (parts as readonly string[]).includes(name);
