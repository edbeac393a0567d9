import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { WizardBar } from '@meetingapp/ui/layout/WizardBar.tsx';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ReactNode } from 'react';
import { useBack } from '../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../lib/texts/texts.ts';
import { useSignUpPlace } from './place.ts';
import { stepAfter } from './steps.ts';
import type { StepName } from './steps.ts';
import './wizard.css';

interface WizardPageProps {
  step: StepName;
  steps: readonly StepName[];
  title: string;
  /** Below the title: the conference, or the person to register. */
  text?: string | undefined;
  /** Logo next to the title. */
  logo?: string | undefined;
  /** Instead of the language switch. */
  action?: ReactNode;
  /** Instead of leaving the wizard. */
  onBack?: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

/** Frame of every step: back, progress, title, and a footer that lists what is missing. */
export function WizardPage({ step, steps, title, text, logo, action, onBack, foot, children }: WizardPageProps) {
  const t = useT('registration');
  const app = useT('app');
  const { cid } = useSignUpPlace();
  const back = useBack('conferenceIndex', { cid: cid || 0 });
  const at = steps.indexOf(step) + 1;
  const next = stepAfter(step, steps);

  return (
    <Page
      kind="plain"
      foot={foot}
      top={
        <TopBar
          back={{ label: app('back'), onPress: onBack ?? back }}
          actions={action ?? <LanguageSwitch className="ib text" />}
        />
      }
    >
      {at > 0 && (
        <WizardBar
          step={at}
          steps={steps.length}
          label={t('wizard.progress')}
          text={t('wizard.step', { step: at, steps: steps.length })}
          next={at < steps.length ? t('wizard.next', { name: t(`wizard.names.${next}`) }) : undefined}
        />
      )}
      <div className="wizard-title">
        {logo && <img className="wizard-logo" src={smallPicture(logo, 256)} alt="" />}
        <div className="grow">
          <h1 className="t-2xl">{title}</h1>
          {text && <p className="t-sm ink-2">{text}</p>}
        </div>
      </div>
      {children}
    </Page>
  );
}
