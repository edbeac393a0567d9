import '../parts/exhibition.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { draftCalls as calls } from '@meetingapp/contract/exhibition/draft.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeskPage } from '../stand/DeskPage.tsx';
import { PageEditor } from '../stand/PageEditor.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** O13 (nearest: S88): people of an exhibitor write its page. */
export function StandPage() {
  const t = useT('stand');
  const { showid } = useParameters('standPage');
  const cid = useCurrentCid();
  const back = useBack('standDesk', { showid });
  const { loggedIn } = useAccount();
  const asked = useCall(calls.read, loggedIn ? { showid } : null, { fresh: 0, quiet: true });
  useNamedConference(asked.answer?.cid);
  const fresh = useSend(calls.read);
  const [renewed, setRenewed] = useState<{ round: number; opened: AnswerOf<typeof calls.read> } | null>(null);

  async function reload(): Promise<void> {
    const outcome = await fresh.send({ showid });
    if (outcome.ok) setRenewed({ round: (renewed?.round ?? 0) + 1, opened: outcome.answer });
    else showTopTip(outcome.failure.msg);
  }
  return (
    <DeskPage title={t('page.title')} cid={String(cid ?? '')} back={back} asked={asked}>
      {(opened) => (
        <PageEditor key={renewed?.round ?? 0} showid={showid} opened={renewed?.opened ?? opened} reload={reload} />
      )}
    </DeskPage>
  );
}
