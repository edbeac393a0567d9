import '../parts/Frame.css';
import { pagesCalls } from '@meetingapp/contract/pages/page.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { useEffect } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isNumber } from '../view.ts';

/**
 * True when the document was loaded for this address. The page's content security policy names the hosts it may frame and came with
 * the document, so a page opened elsewhere must reload here.
 */
function cameForThis(address: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened) return true;
  const { pathname, searchParams } = new URL(opened.name);
  return pathname === location.pathname && searchParams.get('url') === address;
}

/** S9: frames an outside page, only from hosts that the organiser allows; else shows a warning with the host's name. */
export function Frame() {
  const t = useT('pages');
  const app = useT('app');
  const search = useSearch();
  const current = useCurrentCid();
  const address = search['url'] ?? '';
  const cid = current ?? '';
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
          // The framed page is of another origin, so it may keep its own origin; it cannot navigate the top window.
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
