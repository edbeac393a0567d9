import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useOpenKey, useTab } from '../../../lib/lists/use-open-row.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { daysOf } from '../view.ts';
import { DayGrid } from '../grid/DayGrid.tsx';
import { DeskProvider, useDesk, type Desk, type SidePaneTarget } from '../parts/desk-context.ts';
import { ReleasePane } from '../release/ReleasePane.tsx';
import { PersonsView } from './PersonsView.tsx';
import { ProgrammeBar, views } from './ProgrammeBar.tsx';
import { SessionPane } from '../session/SessionPane.tsx';
import { SetupPane } from './SetupPane.tsx';
import { TalkPane } from '../session/TalkPane.tsx';
import { Tray } from '../session/Tray.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useEditor } from './use-editor.ts';
import { useLatestCallback } from '../parts/use-latest-callback.ts';

type Props = Pick<Desk, 'cid' | 'draft' | 'placed' | 'clashes' | 'mayChange'> & { language: Language };

const keyOf = (beside: SidePaneTarget): string =>
  beside.kind === 'session' || beside.kind === 'talk' ? `${beside.kind}-${beside.id ?? 'new'}` : beside.kind;

function besideBy(key: string | null): SidePaneTarget | null {
  const [kind, id] = key?.split('-') ?? [];
  if (kind === 'release' || kind === 'setup') return { kind };
  return kind === 'session' || kind === 'talk' ? { kind, id: Number(id) || null } : null;
}

/** The grid with its tray, bar and side pane. */
export function ProgrammeDesk({ cid, draft, placed, clashes, language, mayChange }: Props) {
  const t = useT('agendaConsole');
  const names = useT('console');
  const exchange = useT('agendaExchange');
  const navigate = useNavigate();
  const editor = useEditor(cid);
  const [view, setView] = useTab(views, 'view');
  const [key, setKey] = useOpenKey();
  const beside = besideBy(key);
  // Deferred because drawing it is expensive: the click itself responds at once.
  const drawnKey = useDeferredValue(key);
  const drawnBeside = besideBy(drawnKey);
  const drawnView = useDeferredValue(view);
  const days = daysOf(draft, placed);
  const openedDay =
    beside?.kind === 'session' ? placed.find(({ session }) => session.id === beside.id)?.day : undefined;
  const kept = useDraft(`programme-day/${cid}`, placed[0]?.day ?? draft.startsOn);
  const [wanted, setWanted] = useState(openedDay ?? kept.value);
  const day = days.includes(wanted) ? wanted : (days[0] ?? draft.startsOn);
  const drawnDay = useDeferredValue(day);
  // Stable callbacks, so that opening an item does not re-render its neighbours.
  const showDay = useLatestCallback((next: string) => {
    kept.set(next);
    setWanted(next);
  });
  const open = useLatestCallback((next: SidePaneTarget | null) => {
    const on = next?.kind === 'session' && placed.find(({ session }) => session.id === next.id)?.day;
    if (on) showDay(on);
    setKey(next && keyOf(next));
  });
  const experts = new Map(draft.experts.map(({ id, name }) => [id, pickLanguage(name, language)]));
  const halls = new Map(draft.halls.map(({ id, name }) => [id, pickLanguage(name, language)]));
  const desk: Desk = {
    cid,
    draft,
    placed,
    clashes,
    editor,
    mayChange,
    day: drawnDay,
    open,
    expertName: (id) => experts.get(id) ?? '',
    hallName: (id) => (id === null ? t('noHall') : (halls.get(id) ?? '')),
  };
  const chosen = beside?.kind === 'session' ? beside.id : null;
  const nextClash = useLatestCallback(useDeskKeys(desk, chosen).nextClash);
  const showView = useLatestCallback(setView);
  const waiting = draft.release ? t('releasedAs', { number: draft.release.number }) : t('neverReleased');
  return (
    <DeskProvider value={desk}>
      <Page
        title={names('pages.programme')}
        facts={t('facts', { sessions: draft.sessions.length, talks: draft.talks.length, release: waiting })}
        actions={
          <>
            <Button type="text" onClick={() => desk.open({ kind: 'setup' })}>
              {t('setup.title')}
            </Button>
            <Button type="text" onClick={() => void navigate({ to: address('programmeExchange', { cid }) })}>
              {exchange('link')}
            </Button>
            {mayChange && (
              <Button icon={<Icon icon={plus} />} onClick={() => desk.open({ kind: 'session', id: null })}>
                {t('newSession')} <kbd>N</kbd>
              </Button>
            )}
            <Button type="primary" onClick={() => desk.open({ kind: 'release' })}>
              {t('release.title')}
            </Button>
          </>
        }
        bar={
          <ProgrammeBar days={days} day={day} setDay={showDay} view={view} setView={showView} nextClash={nextClash} />
        }
        pane={drawnBeside && <SidePane key={drawnKey} beside={drawnBeside} />}
      >
        {drawnView === 'person' ? (
          <PersonsView />
        ) : (
          <div className="programme">
            <Tray chosen={beside?.kind === 'talk' ? beside.id : null} />
            <DayGrid by={drawnView} chosen={chosen} />
          </div>
        )}
      </Page>
    </DeskProvider>
  );
}

/** Pane beside the grid, as named in the address. */
function SidePane({ beside }: { beside: SidePaneTarget }) {
  const { draft } = useDesk();
  if (beside.kind === 'release') return <ReleasePane />;
  if (beside.kind === 'setup') return <SetupPane />;
  if (beside.kind === 'session') {
    const session = draft.sessions.find(({ id }) => id === beside.id) ?? null;
    return beside.id === null || session ? <SessionPane session={session} /> : null;
  }
  const talk = draft.talks.find(({ id }) => id === beside.id) ?? null;
  return beside.id === null || talk ? <TalkPane talk={talk} /> : null;
}
