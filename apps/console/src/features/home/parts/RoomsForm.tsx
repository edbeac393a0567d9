import { Link } from '@tanstack/react-router';
import { Select } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { nothing, replaced } from '../view.ts';
import { Both } from './Both.tsx';
import { ItemList } from './ItemList.tsx';
import { Labelled } from './Labelled.tsx';
import { Line } from './Line.tsx';
import type { PartProps } from './part.ts';

const states = ['live', 'later', 'replay', 'ended'] as const;

/** The halls that are broadcast; the first that is live stands on the stage. */
export function RoomsForm({ value, change, info, fault }: PartProps) {
  const t = useT('homeConsole');
  const c = useT('console');
  const cid = useCid();
  const online = info.rooms.filter(({ startsAt }) => startsAt !== null);
  const { rooms } = value.content;
  const set = (at: number, part: Partial<(typeof rooms)[number]>) => change({ rooms: replaced(rooms, at, part) });
  return (
    <>
      {online.length > 0 && (
        <p className="quiet-2 home-hint">
          {t('roomsOnline', { names: online.map(({ title }) => title).join(c('listComma')) })}{' '}
          <Link to={address('live', { cid })} search={{ tab: 'rooms' } as never} className="link">
            {t('toRooms')}
          </Link>
        </p>
      )}
      <ItemList<(typeof rooms)[number]>
        label={t('room')}
        items={rooms}
        most={30}
        make={() => ({ hall: '', title: nothing, state: 'later', to: '' })}
        onChange={(next) => change({ rooms: next })}
      >
        {(room, at) => (
          <div className="fields">
            <Line label={t('hall')} most={12} value={room.hall} onChange={(hall) => set(at, { hall })} />
            <Labelled label={t('state')}>
              <Select
                aria-label={t('state')}
                style={{ width: '100%' }}
                value={room.state}
                options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
                onChange={(state) => set(at, { state })}
              />
            </Labelled>
            <Both label={t('title')} value={room.title} onChange={(title) => set(at, { title })} />
            <Line
              label={t('to')}
              value={room.to}
              fault={fault(`content.rooms.${at}.to`)}
              onChange={(to) => set(at, { to })}
            />
          </div>
        )}
      </ItemList>
    </>
  );
}
