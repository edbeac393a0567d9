import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Above the form, where a conference has several: which one it is, and the others. Answers to the same questions carry over. */
export function FormLine({ signUp, editing }: { signUp: SignUp; editing: boolean }) {
  const t = useT('registrationForm');
  const goStep = useGoStep(signUp);
  const form = signUp.info.sign_form;
  if (!form) return null;
  // A submitted registration keeps its form.
  const fixed = signUp.info.register.regFl > 0;
  const newHome = signUp.conInfo.extend_config.new_api_fl === '1';
  const open = (formId: number) =>
    goStep('personal', {
      replace: true,
      opFlag: editing ? 1 : 0,
      newHome,
      query: { form: String(formId), at: 'form' },
    });
  return (
    <div className="form-line">
      <p>
        <span className="ink-3">{t('form.which')}</span> {form.title}
      </p>
      {!fixed && form.others.length > 0 && (
        <ul aria-label={t('form.others')}>
          {form.others.map(({ formId, title, members }) => (
            <li key={formId}>
              <button type="button" className="link" onClick={() => open(formId)}>
                {t(members ? 'form.memberForm' : 'form.otherForm', { title })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
