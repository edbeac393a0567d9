import { roles } from '@meetingapp/contract/call.ts';
import { waitingCalls } from '@meetingapp/contract/registration/waiting.ts';
import { timer } from '@meetingapp/ui/icons/icons-topics.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { OfferHours } from '../waiting/OfferHours.tsx';
import { TargetTable } from '../waiting/TargetTable.tsx';

/** Poll interval in milliseconds: places become free at any time, and offers expire. */
const LOOK_AGAIN_MS = 30_000;

/** Waiting list: entries by target in order, and open offers with their end. */
export function WaitingList() {
  const t = useT('waiting');
  const names = useT('console');
  const cid = useCid();
  const mayChange = useRole(roles.setUp);
  const asked = useCall(waitingCalls.waitingList, { cid }, { again: () => LOOK_AGAIN_MS });
  const entries = asked.answer?.entries ?? [];
  const offered = entries.filter(({ state }) => state === 'offered').length;
  return (
    <Page
      title={names('pages.waiting')}
      facts={asked.answer && t('facts', { waiting: entries.filter((one) => one.state === 'waiting').length, offered })}
      bar={asked.answer && <OfferHours key={asked.answer.offerHours} hours={asked.answer.offerHours} may={mayChange} />}
    >
      <Answered asked={asked}>
        {({ targets, offerHours }) =>
          targets.length === 0 ? (
            <EmptyState icon={timer} title={t('none')} text={t('noneText')} />
          ) : (
            targets.map((target) => (
              <TargetTable
                key={`${target.kind}${target.targetId}`}
                target={target}
                entries={entries.filter((one) => one.kind === target.kind && one.targetId === target.targetId)}
                hours={offerHours}
                mayChange={mayChange}
              />
            ))
          )
        }
      </Answered>
    </Page>
  );
}
