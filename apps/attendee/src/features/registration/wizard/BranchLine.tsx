import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Above the form: the chosen branch, and a link to change it. */
export function BranchLine({ signUp, editing }: { signUp: SignUp; editing: boolean }) {
  const t = useT('registration');
  const goStep = useGoStep(signUp);
  const branch = signUp.conInfo.extend_config.sub_meet_list.find((one) => one.cfgId === signUp.branch);
  const newHome = signUp.conInfo.extend_config.new_api_fl === '1';
  // A registration confirmed or being paid keeps its branch, and a group may have one for all.
  const fixed = signUp.info.register.regFl > 0 || !signUp.steps.includes('branch');
  return (
    <p className="row between gap-2">
      <span>
        <span className="ink-3">{t('sign.bra')}</span> {branch?.cfgTitle}
      </span>
      {!fixed && (
        <button
          type="button"
          className="link"
          onClick={() => goStep('personal', { opFlag: editing ? 1 : 0, newHome, query: { at: 'branch' } })}
        >
          {t('branch.change')}
        </button>
      )}
    </p>
  );
}
