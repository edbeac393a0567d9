import { travelDeskCalls as calls, type DeskTraveller } from '@meetingapp/contract/speakers/travel.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

const nothing = { zh: '', en: '' };
const languages = ['zh', 'en'] as const;

/** The hotel of a speaker. */
export function StayForm({ traveller: { expertId, stay } }: { traveller: DeskTraveller }) {
  const t = useT('travelConsole');
  const cid = useCid();
  const [form, setForm] = useState({
    hotel: stay?.hotel ?? nothing,
    address: stay?.address ?? nothing,
    arrivesOn: stay?.arrivesOn ?? '',
    leavesOn: stay?.leavesOn ?? '',
    room: stay?.room ?? '',
    confirmation: stay?.confirmation ?? '',
  });
  const { change, busy } = useChange(calls.saveStay, { refreshes: [calls.list], said: t('stay.saved') });
  const missing = (form.hotel.zh === '' && form.hotel.en === '') || form.arrivesOn === '' || form.leavesOn === '';
  return (
    <div className="travel-form">
      <h3>{t('stay.title')}</h3>
      {(['hotel', 'address'] as const).map((part) =>
        languages.map((language) => (
          <label key={`${part}/${language}`}>
            <span className="field-name">{t(`stay.${part}.${language}`)}</span>
            <Input
              value={form[part][language]}
              maxLength={part === 'hotel' ? 100 : 200}
              onChange={({ target }) => setForm({ ...form, [part]: { ...form[part], [language]: target.value } })}
            />
          </label>
        )),
      )}
      {(['arrivesOn', 'leavesOn', 'room', 'confirmation'] as const).map((part) => (
        <label key={part}>
          <span className="field-name">{t(`stay.${part}`)}</span>
          <Input
            type={part === 'arrivesOn' || part === 'leavesOn' ? 'date' : 'text'}
            value={form[part]}
            maxLength={part === 'room' ? 60 : 40}
            onChange={({ target }) => setForm({ ...form, [part]: target.value })}
          />
        </label>
      ))}
      <ActButton
        loading={busy}
        why={missing ? t('stay.needed') : ''}
        onClick={() => void change({ cid, expertId, seen: stay?.version ?? 0, ...form })}
      >
        {t('stay.save')}
      </ActButton>
    </div>
  );
}
