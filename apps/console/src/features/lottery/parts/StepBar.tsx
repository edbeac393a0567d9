import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { drawSteps } from '../view.ts';

/** The five steps beside the title, in words and numbers. */
export function StepBar({ at }: { at: number }) {
  const t = useT('lotteryConsole');
  return (
    <ol className="draw-steps" aria-label={t('stepOf', { step: Math.min(at, drawSteps.length) })}>
      {drawSteps.map((one, index) => (
        <li
          key={one}
          className={index + 1 < at ? 'done' : undefined}
          aria-current={index + 1 === at ? 'step' : undefined}
        >
          <span className="no">{index + 1 < at ? <Icon icon={check} size="xs" /> : index + 1}</span>
          {t(`steps.${one}`)}
        </li>
      ))}
    </ol>
  );
}
