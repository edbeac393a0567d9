import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { bedDouble, ticket } from '@meetingapp/ui/icons/icons-topics.ts';
import { userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';

/** What can still be added to a paid registration: extras, nights, and another person. */
export function AddLater({ signUp, regId }: { signUp: SignUp; regId: number }) {
  const t = useT('registrationChange');
  const go = useNavigate();
  const { cid } = signUp;
  const { answer } = useCall(changeCalls.changeOptions, { regid: regId }, { fresh: 0, quiet: true });
  const nights = signUp.conInfo.hasHotel === '1' && answer?.stay.allowed === true;
  return (
    <section>
      <div className="head">
        <h2>{t('change.add')}</h2>
      </div>
      <List>
        {answer && answer.extras.length > 0 && (
          <ListRow
            icon={ticket}
            title={t('change.extrasTitle')}
            onPress={() => go('signApply', { opFlag: 1 }, { cid, reg: regId, at: 'change', part: 'extras' })}
          />
        )}
        {nights && (
          <ListRow
            icon={bedDouble}
            title={t('change.addNights')}
            onPress={() => go('signHotel', { opFlag: 1 }, { cid, reg: regId, at: 'change' })}
          />
        )}
        <ListRow icon={userPlus} title={t('change.addPerson')} onPress={() => go('signAdd', { opFlag: 0 }, { cid })} />
      </List>
    </section>
  );
}
