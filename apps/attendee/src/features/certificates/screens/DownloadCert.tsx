import '../parts/certificates.css';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCertificates } from '../data.ts';
import { CertificateView } from '../parts/CertificateView.tsx';

/** One certificate as PDF and picture (`?id=`), or the list of one's certificates. */
export function DownloadCert() {
  const t = useT('certificates');
  const app = useT('app');
  const { id, cid } = useSearch();
  const go = useNavigate();
  const back = {
    label: app('back'),
    onPress: useBack(cid === undefined ? 'index' : 'personalList', { cid: cid ?? '' }),
  };
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure, loading, asking, again } = useCertificates(cid ?? null);
  const certificates = answer?.certificates ?? [];
  const one =
    id === undefined && certificates.length === 1 ? certificates[0] : certificates.find((row) => String(row.id) === id);
  if (loggedIn && one) return <CertificateView key={one.id} certificate={one} back={back} />;
  return (
    <Page kind="ground" top={<TopBar title={t('mine')} heading back={back} />}>
      {!loggedIn && (
        <EmptyState
          icon={award}
          title={t('visitor')}
          text={t('visitorText')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn('')}>
              {t('logIn')}
            </button>
          }
        />
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="6rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {loggedIn && answer && certificates.length === 0 && (
        <EmptyState icon={award} title={t('none')} text={t('noneText')} />
      )}
      {certificates.length > 0 && (
        <List>
          {certificates.map((row) => (
            <ListRow
              key={row.id}
              icon={award}
              title={row.title}
              text={`${row.conference} ${row.number}`}
              trailing={<Tag kind={row.state === 'valid' ? 'ok' : 'bad'}>{t(`states.${row.state}`)}</Tag>}
              onPress={() => go('downloadCert', {}, { id: row.id, cid })}
            />
          ))}
        </List>
      )}
    </Page>
  );
}
