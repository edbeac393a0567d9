import { Select } from 'antd';
import { useT } from '../../../lib/texts.ts';
import { nothing, replaced } from '../view.ts';
import { Both } from './Both.tsx';
import { ItemList } from './ItemList.tsx';
import { Labelled } from './Labelled.tsx';
import { Line } from './Line.tsx';
import type { PartProps } from './part.ts';

const states = ['live', 'later', 'replay', 'ended'] as const;

/** The halls that are broadcast; the first that is live stands on the stage. */
export function RoomsForm({ value, change, fault }: PartProps) {
  const t = useT('homeConsole');
  const { rooms } = value.content;
  const set = (at: number, part: Partial<(typeof rooms)[number]>) => change({ rooms: replaced(rooms, at, part) });
  return (
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
  );
}
