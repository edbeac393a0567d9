import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { ticket } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** The answers that this conference has: each registration opens its page, where they can be changed. */
export function OwnRegistration({ cid }: { cid: string }) {
  const t = useT('accounts');
  const go = useNavigate();
  const { answer } = useCall(registrationCalls.mine, { cid }, { fresh: 0, quiet: true });
  if (!answer) return null;
  const here = answer.registrations.filter((one) => String(one.cid) === cid);
  return (
    <>
      <div className="head">
        <h2>{t('profile.registration')}</h2>
      </div>
      <List>
        {here.map((one) => (
          <ListRow
            key={one.regId}
            icon={ticket}
            title={one.name || one.number}
            text={one.fee || one.number}
            onPress={() => go('signOrder', {}, { cid, reg: one.regId })}
          />
        ))}
        {here.length === 0 && (
          <ListRow
            icon={ticket}
            title={t('profile.signUp')}
            text={t('profile.noRegistration')}
            onPress={() => go('signHome', { opFlag: 0 }, { cid })}
          />
        )}
      </List>
    </>
  );
}
