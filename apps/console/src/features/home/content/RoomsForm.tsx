import { Link } from '@tanstack/react-router';
import { Select } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { nothing, replaced } from '../view.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { ItemList } from '../parts/ItemList.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { TargetField } from '../parts/TargetField.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';

const states = ['live', 'later', 'replay', 'ended'] as const;

/** Halls that are broadcast; the first live one is shown on the stage. */
export function RoomsForm({ value, change, info, fault }: EditorFormProps) {
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
            <TextField label={t('hall')} most={12} value={room.hall} onChange={(hall) => set(at, { hall })} />
            <Field label={t('state')}>
              <Select
                aria-label={t('state')}
                style={{ width: '100%' }}
                value={room.state}
                options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
                onChange={(state) => set(at, { state })}
              />
            </Field>
            <BilingualField
              label={t('title')}
              maxLength={60}
              value={room.title}
              onChange={(title) => set(at, { title })}
            />
            <TargetField
              views={value.content.views}
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
