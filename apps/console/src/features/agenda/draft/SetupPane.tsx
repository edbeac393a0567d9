import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda/draft.ts';
import { InputNumber, Segmented } from 'antd';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { useDesk } from '../parts/desk-context.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { NamedRows } from './NamedRows.tsx';

const nothing = { zh: '', en: '' };
const tints = [0, 1, 2, 3, 4, 5];

/** Halls and topics: add, rename, reorder, and remove those that nothing refers to. */
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
            <BilingualField
              label={t('setup.place')}
              maxLength={100}
              value={hall.place}
              onChange={(place) => set({ ...hall, place })}
            />
            <Field label={t('setup.seats')} htmlFor="hall-seats">
              <InputNumber
                id="hall-seats"
                min={1}
                max={200_000}
                precision={0}
                value={hall.seats}
                onChange={(seats) => set({ ...hall, seats })}
              />
            </Field>
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
          <Field label={t('setup.tint')}>
            <ColourInput value={topic.tint} onChange={(tint) => set({ ...topic, tint })} />
          </Field>
        )}
      </NamedRows>
    </Pane>
  );
}

/** Picks one of the palette's muted colours, each with its number so that the choice does not depend on colour alone. */
function ColourInput({ value, onChange }: { value: number; onChange: (tint: number) => void }) {
  const t = useT('agendaConsole');
  return (
    <Segmented
      size="small"
      aria-label={t('setup.tint')}
      value={value}
      onChange={onChange}
      options={tints.map((tint) => ({ value: tint, label: <span className={`tint tint-${tint}`}>{tint + 1}</span> }))}
    />
  );
}
