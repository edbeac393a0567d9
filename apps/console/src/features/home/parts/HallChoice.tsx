import { agendaConsoleCalls } from '@meetingapp/contract/agenda-console.ts';
import { Select } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { Area } from '../view.ts';
import { Labelled } from './Labelled.tsx';

/** Which hall of the programme it is: from its sessions one comes here. */
export function HallChoice({ area, onChange }: { area: Area; onChange: (part: Partial<Area>) => void }) {
  const t = useT('homeConsole');
  const language = useLanguage();
  const halls = useCall(agendaConsoleCalls.read, { cid: useCid() }).answer?.halls ?? [];
  return (
    <Labelled label={t('programmeHall')}>
      <Select
        aria-label={t('programmeHall')}
        style={{ width: '100%' }}
        value={area.hall ?? 0}
        options={[
          { value: 0, label: t('byName') },
          ...halls.map(({ id, name }) => ({ value: id, label: name[language] || name.zh })),
        ]}
        onChange={(id) => {
          const hall = halls.find((one) => one.id === id);
          onChange({ hall: hall?.id ?? null, ...(hall && area.name.zh === '' ? { name: hall.name } : {}) });
        }}
      />
    </Labelled>
  );
}
