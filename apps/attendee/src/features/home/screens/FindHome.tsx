import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { useContext, useEffect } from 'react';
import { Link, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { PageContext, useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { HomeSkeleton } from '../page/HomeSkeleton.tsx';
import { homePath } from '../../../lib/navigation/home-path.ts';

/** Search type of the specification: by number. */
const BY_NUMBER = 2;

/** S3: resolves a short address, `12` or `12_source`, and opens the conference's home. */
export function FindHome() {
  const t = useT('home');
  const app = useT('app');
  const go = useNavigate();
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
          <Link name="index" className={buttonClass('soft', 'sm')}>
            {app('toConferences')}
          </Link>
        }
      />
    </Page>
  );
}
