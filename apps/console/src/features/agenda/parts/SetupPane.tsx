import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda-console.ts';
import { InputNumber } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { Pane } from '../../../lib/Pane.tsx';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';
import { useDesk } from './desk.ts';
import { Labelled } from './Labelled.tsx';
import { NamedRows } from './NamedRows.tsx';
import { TintInput } from './TintInput.tsx';

const nothing = { zh: '', en: '' };

/** Halls and topics: added, named, put in order, taken away where nothing hangs on them. */
export function SetupPane() {
  const t = useT('agendaConsole');
  const { cid, draft, open } = useDesk();
  const saveHall = useChange(calls.saveHall, { refreshes: changed });
  const saveTopic = useChange(calls.saveTopic, { refreshes: changed });
  const removeHall = useChange(calls.removeHall, { refreshes: changed });
  const removeTopic = useChange(calls.removeTopic, { refreshes: changed });
  const order = useChange(calls.order, { refreshes: changed });
  return (
    <Pane title={t('setup.title')} close={() => open(null)}>
      <NamedRows
        title={t('setup.halls')}
        add={t('setup.addHall')}
        rows={draft.halls}
        fresh={{ id: null, name: nothing, place: nothing, seats: null }}
        save={async (hall) => (await saveHall.change({ cid, hall })).ok}
        remove={(hallId) => void removeHall.change({ cid, hallId })}
        order={(halls) => void order.change({ cid, halls, topics: draft.topics.map(({ id }) => id) })}
      >
        {(hall, set) => (
          <>
            <Labelled label={t('setup.place')}>
              <BilingualInput
                label={t('setup.place')}
                maxLength={100}
                value={hall.place}
                onChange={(place) => set({ ...hall, place })}
              />
            </Labelled>
            <Labelled label={t('setup.seats')} htmlFor="hall-seats">
              <InputNumber
                id="hall-seats"
                min={1}
                max={200_000}
                precision={0}
                value={hall.seats}
                onChange={(seats) => set({ ...hall, seats })}
              />
            </Labelled>
          </>
        )}
      </NamedRows>
      <NamedRows
        title={t('setup.topics')}
        add={t('setup.addTopic')}
        rows={draft.topics}
        fresh={{ id: null, name: nothing, tint: 0 }}
        save={async (topic) => (await saveTopic.change({ cid, topic })).ok}
        remove={(topicId) => void removeTopic.change({ cid, topicId })}
        order={(topics) => void order.change({ cid, topics, halls: draft.halls.map(({ id }) => id) })}
      >
        {(topic, set) => (
          <Labelled label={t('setup.tint')}>
            <TintInput value={topic.tint} onChange={(tint) => set({ ...topic, tint })} />
          </Labelled>
        )}
      </NamedRows>
    </Pane>
  );
}
