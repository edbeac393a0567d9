import {
  rehearsalFaultKinds,
  type RehearsalFaultKind,
  type RehearsalPlan,
} from '@meetingapp/contract/rehearsal/plan.ts';
import { Button, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { NumberField } from './NumberField.tsx';

interface FaultFieldsProps {
  plan: RehearsalPlan;
  index: number;
  change: (plan: RehearsalPlan) => void;
  removed: () => void;
}

/** The chosen fault: what breaks, when, and what should happen. */
export function FaultFields({ plan, index, change, removed }: FaultFieldsProps) {
  const t = useT('rehearsalConsole');
  const fault = plan.faults[index];
  if (!fault) return null;
  const set = (part: Partial<typeof fault>) =>
    change({ ...plan, faults: plan.faults.map((one, at) => (at === index ? { ...fault, ...part } : one)) });
  const name = t(`faults.${fault.kind}`);
  return (
    <div className="reh-fault">
      <label className="reh-number kind">
        <span aria-hidden="true">{t('faultKind')}</span>
        <Select<RehearsalFaultKind>
          size="small"
          aria-label={t('faultKind')}
          value={fault.kind}
          onChange={(kind) => set({ kind })}
          options={rehearsalFaultKinds.map((kind) => ({ value: kind, label: t(`faults.${kind}`) }))}
        />
      </label>
      <NumberField
        name={t('from')}
        of={name}
        value={fault.from}
        least={0}
        most={Math.max(0, plan.rush.seconds - fault.seconds)}
        step={10}
        set={(from) => set({ from })}
      />
      <NumberField
        name={t('lasts')}
        of={name}
        value={fault.seconds}
        least={5}
        most={plan.rush.seconds}
        step={5}
        set={(seconds) => set({ seconds })}
      />
      <p className="should">
        <span className="small quiet">{t('should')}</span>
        {t(`faultShould.${fault.kind}`)}
      </p>
      <Button
        size="small"
        onClick={() => {
          change({ ...plan, faults: plan.faults.filter((_, at) => at !== index) });
          removed();
        }}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
