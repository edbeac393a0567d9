import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../texts/texts.ts';

const steps = ['file', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof steps)[number];

/** The four steps of an import, with the current one marked. */
export function ImportSteps({ at }: { at: ImportStep }) {
  const t = useT('sheetImport');
  const here = steps.indexOf(at);
  return (
    <ol className="import-steps">
      {steps.map((step, index) => (
        <li key={step} className={index < here ? 'past' : ''} aria-current={step === at ? 'step' : undefined}>
          <span aria-hidden="true">{index < here ? <Icon icon={check} /> : index + 1}</span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
