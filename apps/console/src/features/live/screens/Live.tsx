import '../parts/live.css';
import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls } from '@meetingapp/contract/live-console.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { radio } from '@meetingapp/ui/icons-topics.ts';
import { plus } from '@meetingapp/ui/icons.ts';
import { Link } from '@tanstack/react-router';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid, useRole } from '../../../lib/conference.ts';
import { useOpenedOrNew, useTab } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BroadcastPane } from '../parts/BroadcastPane.tsx';
import { BroadcastFilters, Broadcasts } from '../parts/Broadcasts.tsx';
import { ManyBar } from '../parts/ManyBar.tsx';
import { Recordings } from '../parts/Recordings.tsx';
import { RoomPane } from '../parts/RoomPane.tsx';
import { RoomTable } from '../parts/RoomTable.tsx';
import { SeriesPane } from '../parts/SeriesPane.tsx';
import { SeriesTable } from '../parts/SeriesTable.tsx';
import { WordsForm } from '../parts/WordsForm.tsx';
import { shownOf, type Shown } from '../view.ts';

const tabs = ['broadcasts', 'rooms', 'series', 'words', 'recordings'] as const;

/** Where single things are made and opened; the other tabs are one thing each. */
const isList = (tab: (typeof tabs)[number]) => tab !== 'words' && tab !== 'recordings';

/** Where live is set up: what is shown, in which rooms, for whom. */
export function Live() {
  const t = useT('liveConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const asked = useCall(calls.read, { cid });
  const [tab, setTab] = useTab(tabs);
  const [opened, setOpened] = useOpenedOrNew();
  const [shown, show] = useState<Shown>({ day: '', roomId: 0, removed: false });
  const [chosen, choose] = useState<number[]>([]);
  const setUp = asked.answer;
  const id = opened === 'new' ? null : opened;
  const close = () => setOpened(null);
  const standing = setUp?.broadcasts.filter(({ removed }) => !removed).length ?? 0;
  const firstRoom = setUp?.rooms[0];
  const inView = setUp ? shownOf(setUp.broadcasts, shown, setUp.zone) : [];
  const all = inView.filter(({ removed }) => !removed).map((one) => one.id);
  const add = tab !== 'words' && tab !== 'recordings' && (
    <Button
      type="primary"
      icon={<Icon icon={plus} />}
      disabled={!mayWrite || (tab === 'broadcasts' && !firstRoom)}
      onClick={() => setOpened('new')}
    >
      {t(`${tab}.add`)}
    </Button>
  );
  const addRoom = (
    <Button type="primary" disabled={!mayWrite} onClick={() => setTab('rooms')}>
      {t('rooms.add')}
    </Button>
  );
  function pane() {
    if (!setUp || opened === null || !isList(tab)) return null;
    if (tab === 'broadcasts') {
      const broadcast = setUp.broadcasts.find((one) => one.id === id) ?? null;
      const roomId = broadcast?.roomId ?? (shown.roomId || firstRoom?.id);
      if ((id !== null && !broadcast) || roomId === undefined) return null;
      return (
        <BroadcastPane
          key={opened}
          setUp={setUp}
          broadcast={broadcast}
          roomId={roomId}
          close={close}
          saved={setOpened}
        />
      );
    }
    if (tab === 'rooms') {
      const room = setUp.rooms.find((one) => one.id === id) ?? null;
      if (id !== null && !room) return null;
      return <RoomPane key={opened} setUp={setUp} room={room} close={close} saved={setOpened} />;
    }
    const series = setUp.series.find((one) => one.id === id) ?? null;
    if (id !== null && !series) return null;
    return <SeriesPane key={opened} series={series} close={close} saved={setOpened} />;
  }
  return (
    <Page
      title={c('pages.live')}
      facts={setUp && t('facts', { rooms: setUp.rooms.length, broadcasts: standing })}
      actions={
        <>
          <Link to={address('liveDesk', { cid })} className="link">
            {t('openDesk')}
          </Link>
          {add}
        </>
      }
      bar={
        <>
          <Tabs
            className="grow"
            activeKey={tab}
            onChange={(wish) => {
              choose([]);
              setTab(wish as typeof tab);
            }}
            items={tabs.map((one) => ({ key: one, label: t(`tabs.${one}`) }))}
          />
          {tab === 'broadcasts' && setUp && <BroadcastFilters setUp={setUp} shown={shown} show={show} />}
        </>
      }
      filters={
        tab === 'broadcasts' && setUp && chosen.length > 0 ? (
          <ManyBar chosen={chosen} all={all} choose={choose} />
        ) : undefined
      }
      pane={pane()}
    >
      <Answered asked={asked}>
        {(answer) => {
          if (tab === 'broadcasts')
            return (
              <Broadcasts
                setUp={answer}
                shown={shown}
                opened={id}
                open={setOpened}
                chosen={chosen}
                choose={mayWrite ? choose : null}
                add={firstRoom ? add : addRoom}
              />
            );
          if (tab === 'recordings') return <Recordings mayWrite={mayWrite} />;
          if (tab === 'words')
            return <WordsForm key={answer.words.join('\n')} words={answer.words} mayWrite={mayWrite} />;
          const none = tab === 'rooms' ? answer.rooms.length === 0 : answer.series.length === 0;
          if (none)
            return (
              <Blank icon={radio} title={t(`${tab}.none`)} text={t(`${tab}.noneText`)}>
                {add}
              </Blank>
            );
          return tab === 'rooms' ? (
            <RoomTable setUp={answer} opened={id} open={setOpened} mayWrite={mayWrite} />
          ) : (
            <SeriesTable series={answer.series} opened={id} open={setOpened} />
          );
        }}
      </Answered>
    </Page>
  );
}
