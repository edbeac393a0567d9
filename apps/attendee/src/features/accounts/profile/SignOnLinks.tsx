import { memberSignOnCalls as calls } from '@meetingapp/contract/accounts/sign-on.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { askConfirm, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { building2 } from '@meetingapp/ui/icons/icons-topics.ts';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSignOn } from '../parts/use-sign-on.ts';

/** The providers of societies: linked ones can be unlinked, others linked. */
export function SignOnLinks() {
  const t = useT('accounts');
  const { answer, again } = useCall(calls.ownWays, {});
  const { start, under } = useSignOn();
  const { send } = useSend(calls.unlinkWay);
  async function end(wayId: number, name: string): Promise<void> {
    const sure = await askConfirm({
      title: t('signOn.unlinkTitle', { name }),
      text: t('signOn.unlinkText'),
      act: t('signOn.unlink'),
      stay: t('signOn.keep'),
    });
    if (!sure) return;
    const outcome = await send({ wayId });
    if (outcome.ok) again();
    else showTopTip(outcome.failure.msg);
  }
  return answer?.ways.map(({ wayId, name, linkedAt }) => (
    <ListRow
      key={wayId}
      icon={building2}
      title={name}
      text={linkedAt === null ? t('signOn.notLinked') : t('profile.linked')}
      trailing={
        linkedAt === null ? (
          <Button
            variant="ghost"
            size="sm"
            loading={under === wayId}
            loadingText={t('signOn.moving')}
            onClick={() => void start(wayId, location.pathname + location.search)}
          >
            {t('signOn.linkAct')}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => void end(wayId, name)}>
            {t('signOn.unlink')}
          </Button>
        )
      }
    />
  ));
}
