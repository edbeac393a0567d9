import '../parts/Frame.css';
import { pagesCalls } from '@meetingapp/contract/pages.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { triangleAlert } from '@meetingapp/ui/icons.ts';
import { useEffect } from 'react';
import { useBack } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { isNumber } from '../view.ts';

/** The policy of a page says whom it may frame, and it came with the page: one that was opened elsewhere is opened anew here. */
function cameForThis(address: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened) return true;
  const { pathname, searchParams } = new URL(opened.name);
  return pathname === location.pathname && searchParams.get('url') === address;
}

/** S9: an outside page, only from hosts that the organiser allowed; else a plain warning with the host's name. */
export function Frame() {
  const t = useT('pages');
  const app = useT('app');
  const search = useSearch();
  const present = useSession('cid');
  const address = search['url'] ?? '';
  const cid = String(search['cid'] ?? present ?? '');
  const named = isNumber(cid) && address !== '' && address.length <= 2000;
  const { answer, failure, asking, again } = useCall(pagesCalls.frame, named ? { cid, address } : null, {
    quiet: true,
  });
  const back = useBack('index');
  const allowed = answer?.allowed === true;
  const here = allowed && cameForThis(address);
  useEffect(() => {
    if (allowed && !cameForThis(address)) location.reload();
  }, [allowed, address]);
  const host = answer?.host ?? '';
  const incomplete = !named || (answer !== undefined && host === '');
  return (
    <Page
      kind="plain"
      wide
      className="frame-page"
      top={<TopBar heading title={host || t('frame.title')} back={{ label: app('back'), onPress: back }} />}
    >
      {here && (
        <iframe
          src={address}
          title={t('frame.loading', { host })}
          // It is another origin than ours, so its own may be left to it; it cannot lead the whole page away.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          allow=""
        />
      )}
      {answer && !allowed && !incomplete && (
        <EmptyState
          icon={triangleAlert}
          title={t('frame.notAllowed', { host })}
          text={t('frame.notAllowedText')}
          action={
            <a className={buttonClass('soft', 'sm')} href={address} target="_blank" rel="noreferrer noopener">
              {t('frame.open')}
            </a>
          }
        />
      )}
      {incomplete && <EmptyState icon={triangleAlert} title={t('frame.noAddress')} />}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
    </Page>
  );
}
