import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Select } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { Area } from '../view.ts';
import { Field } from '../../../lib/forms/Field.tsx';

/** The hall of the programme that an area shows; its sessions link to it. */
export function HallSelect({ area, onChange }: { area: Area; onChange: (part: Partial<Area>) => void }) {
  const t = useT('homeConsole');
  const language = useLanguage();
  const halls = useCall(agendaConsoleCalls.read, { cid: useCid() }).answer?.halls ?? [];
  return (
    <Field label={t('programmeHall')}>
      <Select
        aria-label={t('programmeHall')}
        style={{ width: '100%' }}
        value={area.hall ?? 0}
        options={[
          { value: 0, label: t('byName') },
          ...halls.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) })),
        ]}
        onChange={(id) => {
          const hall = halls.find((one) => one.id === id);
          onChange({ hall: hall?.id ?? null, ...(hall && area.name.zh === '' ? { name: hall.name } : {}) });
        }}
      />
    </Field>
  );
}
