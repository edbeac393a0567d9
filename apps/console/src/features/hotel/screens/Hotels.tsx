import '../parts/NightsGrid.css';
import type { GridHotel, GridType } from '@meetingapp/contract/hotel/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { bedDouble } from '@meetingapp/ui/icons/icons-topics.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button, Segmented, Tabs } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useOpenKey, useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useGrid } from '../data.ts';
import { chosenBy, hotelFor, keyOf, onlyFree, type Chosen } from '../view.ts';
import { HotelPane } from '../parts/HotelPane.tsx';
import { Legend, NightsGrid } from '../parts/NightsGrid.tsx';
import { NightPane } from '../parts/NightPane.tsx';
import { RoomingList } from '../parts/RoomingList.tsx';
import { Stays } from '../parts/Stays.tsx';
import { TypePane } from '../parts/TypePane.tsx';

const tabs = ['grid', 'stays', 'rooming'] as const;
const views = ['all', 'free'] as const;

/** Hotels: free rooms by night, stays, and rooming lists. */
export function Hotels() {
  const t = useT('hotelConsole');
  const names = useT('console');
  const cid = useCid();
  const navigate = useNavigate();
  const asked = useGrid();
  const mayChange = useRole(roles.setUp);
  const mayRead = useRole(roles.readPeople);
  const [tab, setTab] = useTab(tabs);
  const [view, setView] = useTab(views, 'view');
  const [key, setKey] = useOpenKey();
  const chosen = chosenBy(key);
  const setChosen = (next: Chosen) => setKey(keyOf(next));
  const hotels = asked.answer?.hotels ?? [];
  const rooms = hotels.flatMap((hotel) => hotel.roomTypes.flatMap((type) => type.nights));
  const close = () => setKey(null);
  const target = hotelFor(chosen, hotels);
  const add = (
    <Button type="primary" onClick={() => setChosen({ kind: 'hotel', id: null })}>
      {t('newHotel')}
    </Button>
  );
  return (
    <Page
      title={names('pages.hotel')}
      facts={
        asked.answer &&
        t('facts', {
          hotels: hotels.length,
          nights: rooms.reduce((sum, { size }) => sum + size, 0).toLocaleString('en'),
        })
      }
      actions={
        mayChange && (
          <>
            <Button onClick={() => void navigate({ to: address('inventoryImport', { cid }) })}>
              {t('importRooms')}
            </Button>
            {target && (
              <Button onClick={() => setChosen({ kind: 'type', id: null, hotelId: target.id })}>{t('newType')}</Button>
            )}
            {add}
          </>
        )
      }
      bar={
        <>
          <Tabs
            className="grow"
            activeKey={tab}
            onChange={(wish) => setTab(wish as typeof tab)}
            items={tabs
              .filter((one) => one === 'grid' || mayRead)
              .map((one) => ({ key: one, label: t(`tabs.${one}`) }))}
          />
          {tab === 'grid' && hotels.length > 0 && (
            <>
              <Segmented<(typeof views)[number]>
                aria-label={t('nightsShown')}
                size="small"
                value={view}
                onChange={setView}
                options={views.map((value) => ({ value, label: t(`nightViews.${value}`) }))}
              />
              <Legend />
            </>
          )}
        </>
      }
      pane={
        asked.answer &&
        chosen && (
          <Beside key={key} chosen={chosen} hotels={hotels} zone={asked.answer.zone} close={close} open={setChosen} />
        )
      }
    >
      <Answered asked={asked}>
        {(answer) =>
          answer.hotels.length === 0 ? (
            <EmptyState icon={bedDouble} title={t('none')} text={t('noneText')}>
              {mayChange && add}
            </EmptyState>
          ) : tab === 'grid' ? (
            <NightsGrid
              hotels={
                view === 'free' ? onlyFree(answer.hotels, clockIn(answer.zone, new Date()).slice(0, 10)) : answer.hotels
              }
              currency={answer.currency}
              chosen={chosen?.kind === 'night' ? chosen : null}
              choose={(typeId, night) => setChosen({ kind: 'night', typeId, night })}
              editHotel={(id) => setChosen({ kind: 'hotel', id })}
              editType={(hotelId, id) => setChosen({ kind: 'type', hotelId, id })}
            />
          ) : tab === 'stays' ? (
            <Stays hotels={answer.hotels} currency={answer.currency} />
          ) : (
            <RoomingList hotels={answer.hotels} />
          )
        }
      </Answered>
    </Page>
  );
}

interface BesideProps {
  chosen: Chosen;
  hotels: GridHotel[];
  zone: string;
  close: () => void;
  open: (chosen: Chosen) => void;
}

function Beside({ chosen, hotels, zone, close, open }: BesideProps) {
  const typeBy = (id: number | null): GridType | undefined =>
    hotels.flatMap(({ roomTypes }) => roomTypes).find((type) => type.id === id);
  if (chosen.kind === 'hotel')
    return (
      <HotelPane
        hotel={hotels.find(({ id }) => id === chosen.id) ?? null}
        zone={zone}
        close={close}
        saved={(id) => open({ kind: 'hotel', id })}
      />
    );
  if (chosen.kind === 'type')
    return (
      <TypePane
        type={typeBy(chosen.id) ?? null}
        hotelId={chosen.hotelId}
        hotels={hotels}
        close={close}
        saved={(id, hotelId) => open({ kind: 'type', id, hotelId })}
      />
    );
  const type = typeBy(chosen.typeId);
  return type ? <NightPane type={type} night={chosen.night} close={close} /> : null;
}
