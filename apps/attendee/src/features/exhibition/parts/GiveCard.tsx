import { leadCalls as calls, type CardField } from '@meetingapp/contract/exhibition/lead.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refreshCards } from '../data.ts';
import { AskCard } from './AskCard.tsx';

/** S88: the visitor hands over the own card on the own phone. */
export function GiveCard({ cid, showid, close }: { cid: number; showid: string; close: () => void }) {
  const t = useT('lead');
  const app = useT('app');
  const { answer, failure, again, asking } = useCall(calls.card, { showid }, { fresh: 0, quiet: true });
  const give = useSend(calls.give);
  const unregistered = failure?.name === 'lead_not_registered';

  async function agree(fields: CardField[]): Promise<void> {
    if (!answer) return;
    const outcome = await give.send({ showid, fields, noticeVersion: answer.noticeVersion });
    if (!outcome.ok) {
      showTopTip(outcome.failure.msg);
      if (outcome.failure.name === 'lead_notice_changed') again();
      return;
    }
    refreshCards();
    close();
    showSuccess(t('ask.done'));
  }
  return (
    <Sheet open onClose={close} title={t('ask.agree')} closeLabel={t('close')}>
      {answer && (
        <AskCard
          key={answer.noticeVersion}
          asked={answer}
          sending={give.sending}
          agree={(fields) => void agree(fields)}
          refuse={close}
        />
      )}
      {failure && !answer && (
        <ErrorState
          title={failure.msg}
          retry={unregistered ? undefined : { label: app('retry'), onPress: again, loading: asking }}
          action={
            unregistered && (
              <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('soft', 'sm')}>
                {t('ask.register')}
              </Link>
            )
          }
        />
      )}
      {!answer && !failure && (
        <Waiting label={app('loading')}>
          <Skeleton height="6rem" />
        </Waiting>
      )}
    </Sheet>
  );
}
