import '../parts/live.css';
import { roles } from '@meetingapp/contract/call.ts';
import { liveConsoleCalls as calls } from '@meetingapp/contract/live/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useOpenRowOrNew, useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { BroadcastPane } from '../broadcast/BroadcastPane.tsx';
import { BroadcastFilters, BroadcastList } from '../broadcast/BroadcastList.tsx';
import { BulkBar } from '../broadcast/BulkBar.tsx';
import { Recordings } from '../recording/Recordings.tsx';
import { RoomPane } from '../room/RoomPane.tsx';
import { RoomTable } from '../room/RoomTable.tsx';
import { SeriesPane } from '../broadcast/SeriesPane.tsx';
import { SeriesTable } from '../broadcast/SeriesTable.tsx';
import { HeldWordsForm } from '../chat/HeldWordsForm.tsx';
import { shownOf, type Shown } from '../view.ts';

const tabs = ['broadcasts', 'rooms', 'series', 'words', 'recordings'] as const;

/** True for tabs that list items to create and open; the others have a single form. */
const isList = (tab: (typeof tabs)[number]) => tab !== 'words' && tab !== 'recordings';

/** Live setup: broadcasts, rooms and rights. */
export function Live() {
  const t = useT('liveConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.live);
  const asked = useCall(calls.read, { cid });
  const [tab, setTab] = useTab(tabs);
  const [opened, setOpened] = useOpenRowOrNew();
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
    <ActButton
      type="primary"
      icon={<Icon icon={plus} />}
      lacks={{ onlyView: !mayWrite, noRooms: tab === 'broadcasts' && !firstRoom }}
      onClick={() => setOpened('new')}
    >
      {t(`${tab}.add`)}
    </ActButton>
  );
  const addRoom = (
    <ActButton type="primary" lacks={{ onlyView: !mayWrite }} onClick={() => setTab('rooms')}>
      {t('rooms.add')}
    </ActButton>
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
          <BulkBar chosen={chosen} all={all} choose={choose} />
        ) : undefined
      }
      pane={pane()}
    >
      <Answered asked={asked}>
        {(answer) => {
          if (tab === 'broadcasts')
            return (
              <BroadcastList
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
            return <HeldWordsForm key={answer.words.join('\n')} words={answer.words} mayWrite={mayWrite} />;
          const none = tab === 'rooms' ? answer.rooms.length === 0 : answer.series.length === 0;
          if (none)
            return (
              <EmptyState icon={radio} title={t(`${tab}.none`)} text={t(`${tab}.noneText`)}>
                {add}
              </EmptyState>
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
