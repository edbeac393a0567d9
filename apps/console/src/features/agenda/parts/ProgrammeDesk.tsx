import type { Language } from '@meetingapp/contract/shapes.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { plus } from '@meetingapp/ui/icons.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useOpenedKey, useTab } from '../../../lib/opened.ts';
import { Page } from '../../../lib/Page.tsx';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { daysOf, said } from '../view.ts';
import { BesideGrid } from './BesideGrid.tsx';
import { DayGrid } from './DayGrid.tsx';
import { DeskProvider, type Beside, type Desk } from './desk.ts';
import { PersonsView } from './PersonsView.tsx';
import { ProgrammeBar, views } from './ProgrammeBar.tsx';
import { Tray } from './Tray.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useEditor } from './use-editor.ts';
import { useLatest } from './use-latest.ts';

type Props = Pick<Desk, 'cid' | 'draft' | 'placed' | 'clashes' | 'mayChange'> & { language: Language };

const keyOf = (beside: Beside): string =>
  beside.kind === 'session' || beside.kind === 'talk' ? `${beside.kind}-${beside.id ?? 'new'}` : beside.kind;

function besideBy(key: string | null): Beside | null {
  const [kind, id] = key?.split('-') ?? [];
  if (kind === 'release' || kind === 'setup') return { kind };
  return kind === 'session' || kind === 'talk' ? { kind, id: Number(id) || null } : null;
}

/** The grid with what belongs to it: tray, bar, pane. */
export function ProgrammeDesk({ cid, draft, placed, clashes, language, mayChange }: Props) {
  const t = useT('agendaConsole');
  const names = useT('console');
  const exchange = useT('agendaExchange');
  const navigate = useNavigate();
  const editor = useEditor(cid);
  const [view, setView] = useTab(views, 'view');
  const [key, setKey] = useOpenedKey();
  const beside = besideBy(key);
  // What is much to draw comes a moment later, so that what was pressed answers at once.
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
  // Always the same functions: whatever is opened, what stands beside it need not be drawn anew.
  const showDay = useLatest((next: string) => {
    kept.set(next);
    setWanted(next);
  });
  const open = useLatest((next: Beside | null) => {
    const on = next?.kind === 'session' && placed.find(({ session }) => session.id === next.id)?.day;
    if (on) showDay(on);
    setKey(next && keyOf(next));
  });
  const experts = new Map(draft.experts.map(({ id, name }) => [id, said(name, language)]));
  const halls = new Map(draft.halls.map(({ id, name }) => [id, said(name, language)]));
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
  const nextClash = useLatest(useDeskKeys(desk, chosen).nextClash);
  const showView = useLatest(setView);
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
        pane={drawnBeside && <BesideGrid key={drawnKey} beside={drawnBeside} />}
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
