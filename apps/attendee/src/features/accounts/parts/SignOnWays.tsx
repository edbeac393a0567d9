import { memberSignOnCalls } from '@meetingapp/contract/accounts/sign-on.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { session } from '../../../lib/session/session.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { backOf } from '../data.ts';
import { useSignOn } from './use-sign-on.ts';

/** Buttons that lead to the providers of societies; nothing where there is none. */
export function SignOnWays() {
  const t = useT('accounts');
  const search = useSearch();
  const cid = Number(session.get('cid')) || null;
  const { answer } = useCall(memberSignOnCalls.memberWays, { cid });
  const { start, under } = useSignOn();
  return answer?.ways.map(({ wayId, name }) => (
    <Button
      key={wayId}
      variant="outline"
      loading={under === wayId}
      loadingText={t('signOn.moving')}
      onClick={() => void start(wayId, backOf(search))}
    >
      {t('signOn.act', { name })}
    </Button>
  ));
}
