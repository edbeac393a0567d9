import './Account.css';
import { circleAlert } from '@meetingapp/ui/icons.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { useFactorNeeded, useStaff } from '../../../lib/conference.ts';
import { Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { Factors } from '../parts/Factors.tsx';
import { OwnPassword } from '../parts/OwnPassword.tsx';
import { Sessions } from '../parts/Sessions.tsx';

/** My second factor, password and log-ins. */
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
        <Factors />
        <OwnPassword />
        <Sessions />
      </div>
    </Page>
  );
}
