import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Above the first step: the group that the person joins, and who pays for them. */
export function GroupLine({ signUp }: { signUp: SignUp }) {
  const t = useT('registration');
  const { joins } = signUp.info;
  if (!joins) return null;
  const { name, own, payer } = joins;
  return (
    <div className="wizard-hold">
      <Note>
        {own !== null
          ? t('joins.own', { name })
          : t(payer === 'contact' ? 'joins.contactPays' : 'joins.selfPays', { name })}
      </Note>
    </div>
  );
}
