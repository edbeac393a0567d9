import './Account.css';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useFactorNeeded, useStaff } from '../../../lib/session/conference.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { TwoStepVerification } from '../parts/TwoStepVerification.tsx';
import { OwnPassword } from '../parts/OwnPassword.tsx';
import { Sessions } from '../parts/Sessions.tsx';

/** Second factor, password and sessions of the user. */
export function Account() {
  const t = useT('staff');
  const staff = useStaff();
  const needed = useFactorNeeded();
  return (
    <Page title={t('own.title')} facts={staff?.email}>
      <div className="own">
        {needed && (
          <div className="note soon" role="alert">
            <Icon icon={circleAlert} />
            {t('own.needed')}
          </div>
        )}
        <TwoStepVerification />
        <OwnPassword />
        <Sessions />
      </div>
    </Page>
  );
}
