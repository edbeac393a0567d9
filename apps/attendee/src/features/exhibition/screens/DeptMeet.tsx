import '../parts/department.css';
import { departmentCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { check, lock } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { InvitationCode } from '../parts/InvitationCode.tsx';
import { MeetingView } from '../parts/MeetingView.tsx';
import { SignInSheet } from '../parts/SignInSheet.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

const EVERY_MS = 20_000;

/** S89: a department meeting behind its invitation code. */
export function DeptMeet() {
  const t = useT('department');
  const app = useT('app');
  const { dmid } = useParameters('deptMeet');
  const cid = useCurrentCid();
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const asked = useCall(calls.read, loggedIn ? { dmid } : null, { fresh: 0, every: EVERY_MS, quiet: true });
  const sign = useSend(calls.sign);
  const { answer, failure, again } = asked;
  const back = useBack('conferenceIndex', { cid: answer?.cid ?? cid ?? 0 });
  useNamedConference(answer?.cid);
  const inside = answer?.inside ?? null;

  const { sign: scanned = '' } = useSearch();
  const [signing, setSigning] = useState(scanned !== '');
  const mayAsk = inside?.maySign === true && inside.signedAt === null && inside.host === null;

  /** The host is there without a code; others type the digits that the host shows. */
  async function signIn(): Promise<void> {
    if (!inside?.host) return setSigning(true);
    const outcome = await sign.send({ dmid, digits: '' });
    again();
    if (outcome.ok) showSuccess(t('signDone'));
    else showTopTip(outcome.failure.msg);
  }
  return (
    <Page
      kind={inside ? 'ground' : 'plain'}
      top={<TopBar title={t('title')} back={{ label: app('back'), onPress: back }} />}
      foot={
        inside && (
          <StickyFoot note={inside.signedAt === null && !inside.maySign ? t('signLater') : null}>
            <Button
              icon={check}
              variant={inside.signedAt === null ? 'fill' : 'soft'}
              disabled={inside.signedAt !== null || !inside.maySign}
              loading={sign.sending}
              loadingText={app('submitting')}
              onClick={() => void signIn()}
            >
              {t(inside.signedAt === null ? 'sign' : 'signDone')}
            </Button>
          </StickyFoot>
        )
      }
    >
      {!loggedIn && (
        <EmptyState
          heading
          icon={lock}
          title={t('visitor')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid ?? '')}>
              {t('logIn')}
            </button>
          }
        />
      )}
      {answer && inside === null && <InvitationCode meeting={answer} again={again} />}
      {answer && inside !== null && <MeetingView meeting={answer} inside={inside} again={again} />}
      {signing && mayAsk && (
        <SignInSheet
          dmid={dmid}
          zone={answer?.zone ?? 'UTC'}
          given={scanned}
          close={() => setSigning(false)}
          signed={() => {
            setSigning(false);
            again();
          }}
        />
      )}
      {!answer && failure && (
        <Unavailable
          heading
          asked={asked}
          gone={failure.name === 'not_found' ? { title: t('gone'), text: t('goneText') } : null}
        />
      )}
      {loggedIn && !answer && !failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="3rem" />
        </Waiting>
      )}
    </Page>
  );
}
