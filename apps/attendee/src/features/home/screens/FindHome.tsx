import { conferenceCalls } from '@meetingapp/contract/conference.ts';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { useContext, useEffect } from 'react';
import { To, useGo } from '../../../lib/go.tsx';
import { PageContext, useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { HomeSkeleton } from '../parts/HomeSkeleton.tsx';
import { homePath } from '../../../lib/home-path.ts';

/** The search of the specification is of type 2: by number. */
const BY_NUMBER = 2;

/** S3: finds the conference of a short address, `12` or `12_source`, and goes to its home. */
export function FindHome() {
  const t = useT('home');
  const app = useT('app');
  const go = useGo();
  const { sourceCode } = useSearch();
  const { parameters } = useContext(PageContext);
  const [cid = '', ownSource] = (parameters['cid'] ?? '').split('_');
  const source = sourceCode ?? ownSource ?? null;
  const isNumber = /^\d{1,15}$/.test(cid);
  const { answer, failure, again, asking } = useCall(
    conferenceCalls.searchByCid,
    isNumber ? { cid, type: BY_NUMBER, source } : null,
  );
  const found = answer?.conference[0];
  useEffect(() => {
    if (!found) return;
    const query = source === null ? {} : { sourceCode: source };
    go(homePath(found.theme.template), { cid: found.cId }, query, { replace: true });
  }, [found, source, go]);
  if (isNumber && !failure && (!answer || found)) return <HomeSkeleton />;
  return (
    <Page>
      <ErrorState
        heading
        title={failure?.msg ?? t('notFound')}
        retry={failure ? { label: app('retry'), onPress: again, loading: asking } : undefined}
        action={
          <To name="index" className={buttonClass('soft', 'sm')}>
            {app('toConferences')}
          </To>
        }
      />
    </Page>
  );
}
