import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { FieldSkeletons } from '../../../shared/sign-up/FieldSkeletons.tsx';
import { stepsIn } from '../../../shared/sign-up/use-sign-up.ts';
import type { ConInfo } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { formTitle } from './form-title.ts';

interface SignOutlineProps {
  conInfo: ConInfo;
  step: 'branch' | 'personal';
  adding: boolean;
  editing: boolean;
  /** Title of the conference. */
  conference: string;
}

/** A step before the person's answers are known: progress, title and conference, as the server paints them. */
export function SignOutline({ conInfo, step, adding, editing, conference }: SignOutlineProps) {
  const t = useT('registration');
  const form = useT('registrationForm');
  const text = step === 'branch' ? t('branch.text') : conference;
  return (
    <WizardPage
      step={step}
      steps={editing ? [] : stepsIn(conInfo, conInfo.currency)}
      title={step === 'branch' ? t('branch.title') : formTitle(form, editing, adding)}
      text={adding ? t('wizard.forColleague') : text}
      logo={conInfo.logo || undefined}
    >
      <Waiting label={t('wizard.loading')}>
        <FieldSkeletons />
      </Waiting>
    </WizardPage>
  );
}
