import type { Branch } from '@meetingapp/contract/registration/wizard.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState } from 'react';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { deviceStorage } from '../../../lib/storage/device-storage.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { showFirstError } from '../../../lib/parts/show-first-error.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { BranchField } from './BranchField.tsx';
import { groupLine, infoForm } from './late-steps.ts';

/** First step of a conference with branch meetings: Next is blocked until one is chosen (V6). */
export function BranchStep({ signUp, editing }: { signUp: SignUp; editing: boolean }) {
  const t = useT('registration');
  const goStep = useGoStep(signUp);
  const branches = signUp.conInfo.extend_config.sub_meet_list;
  const [chosen, setChosen] = useState(signUp.branch);
  const [asked, setAsked] = useState(false);
  const branch = branches.find((one) => one.cfgId === chosen);

  // The form comes next.
  useEffectWhen(chosen, () => infoForm.fetch());

  function choose(next: Branch | null) {
    setChosen(next?.cfgId ?? null);
    setAsked(true);
  }
  function next() {
    setAsked(true);
    if (!branch) {
      showFirstError(t('sign.placebranch'));
      return;
    }
    deviceStorage.set('branchName', branch.cfgTitle);
    deviceStorage.set('branchCid', String(branch.cfgId));
    signUp.change({ branch: branch.cfgId });
    const newHome = signUp.conInfo.extend_config.new_api_fl === '1';
    goStep('personal', { opFlag: editing ? 1 : 0, newHome, query: { at: 'form' } });
  }

  return (
    <WizardPage
      step="branch"
      steps={signUp.steps}
      title={t('branch.title')}
      text={signUp.adding ? t('wizard.forColleague') : t('branch.text')}
      logo={signUp.conInfo.logo || undefined}
      foot={
        <StickyFoot note={branch ? branch.cfgTitle : t('branch.missing', { names: t('sign.bra') })}>
          <Button onClick={next}>{t('sign.next')}</Button>
        </StickyFoot>
      }
    >
      {signUp.info.joins && <groupLine.Part joins={signUp.info.joins} />}
      <BranchField
        branches={branches}
        chosen={branch ?? null}
        onChoose={choose}
        error={asked && !branch ? t('sign.placebranch') : undefined}
      />
    </WizardPage>
  );
}
