import '../parts/certificates.css';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { OwnPage } from '../../../lib/session/OwnPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCertificates } from '../data.ts';
import { CertificateView } from '../parts/CertificateView.tsx';

/** One certificate as PDF and picture (`?id=`), or the list of the person's certificates. */
export function DownloadCert() {
  const t = useT('certificates');
  const app = useT('app');
  const { id, cid } = useSearch();
  const go = useNavigate();
  const back = useBack(cid === undefined ? 'index' : 'personalList', { cid: cid ?? '' });
  const { loggedIn } = useAccount();
  const asked = useCertificates(cid ?? null);
  const certificates = asked.answer?.certificates ?? [];
  const one =
    id === undefined && certificates.length === 1 ? certificates[0] : certificates.find((row) => String(row.id) === id);
  if (loggedIn && one)
    return <CertificateView key={one.id} certificate={one} back={{ label: app('back'), onPress: back }} />;
  return (
    <OwnPage
      title={t('mine')}
      cid={cid ?? ''}
      back={back}
      visitor={{ icon: award, title: t('visitor'), text: t('visitorText'), logIn: t('logIn') }}
      asked={asked}
      heights={['6rem']}
    >
      {() =>
        certificates.length === 0 ? (
          <EmptyState icon={award} title={t('none')} text={t('noneText')} />
        ) : (
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
        )
      }
    </OwnPage>
  );
}
