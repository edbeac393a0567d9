import '../parts/certificates.css';
import { certificateCalls, type CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { OwnPage } from '../../../lib/session/OwnPage.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { makeCertificate, type Makeable, useMakeable } from '../data.ts';
import { CertificatePicture } from '../parts/CertificatePicture.tsx';

/** Makes a certificate of participation, lecture or credits; kinds that do not apply stay, with the reason. */
export function GenerateCert() {
  const t = useT('certificates');
  const app = useT('app');
  const { id: cid } = useParameters('generateCert');
  const back = useBack('personalList', { cid });
  const go = useNavigate();
  const { loggedIn } = useAccount();
  const asked = useMakeable(cid);
  const { answer } = asked;
  if (loggedIn && answer && answer.kinds.length > 0)
    return <Maker key={cid} cid={cid} makeable={answer} back={{ label: app('back'), onPress: back }} />;
  return (
    <OwnPage
      title={t('makeTitle')}
      cid={cid}
      back={back}
      visitor={{ icon: award, title: t('visitor'), text: t('visitorText'), logIn: t('logIn') }}
      asked={asked}
      heights={['0.88rem', '4.8rem']}
    >
      {() => (
        <EmptyState
          icon={award}
          title={t('notOffered')}
          text={t('notOfferedText')}
          action={
            <button type="button" className={buttonClass('soft', 'md')} onClick={() => go('downloadCert', {}, { cid })}>
              {t('goMine')}
            </button>
          }
        />
      )}
    </OwnPage>
  );
}

interface MakerProps {
  cid: string;
  makeable: Makeable;
  back: { label: string; onPress: () => void };
}

function Maker({ cid, makeable: { name, kinds }, back }: MakerProps) {
  const t = useT('certificates');
  const go = useNavigate();
  const [wanted, setWanted] = useState<CertificateKind | null>(null);
  const [talkWanted, setTalkWanted] = useState<number | null>(null);
  const [english, setEnglish] = useState(useLanguage() === 'en');
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(randomKey);
  const open = kinds.filter(({ lack }) => lack === null);
  const chosen = open.find(({ kind }) => kind === wanted) ?? open[0];
  const talk = chosen?.talks.find(({ id }) => id === talkWanted) ?? chosen?.talks[0];
  const talkId = talk?.id ?? null;
  const held = chosen?.kind === 'lecture' ? (talk?.certificateId ?? null) : (chosen?.certificateId ?? null);
  const preview = useCall(
    certificateCalls.preview,
    chosen && held === null ? { cid, kind: chosen.kind, talkId, english } : null,
    { fresh: 60_000, quiet: true },
  );
  async function make() {
    if (!chosen) return;
    if (held !== null) return go('downloadCert', {}, { id: held });
    setBusy(true);
    const outcome = await makeCertificate({ cid, kind: chosen.kind, talkId }, key);
    setBusy(false);
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    setKey(randomKey());
    showToast(t('made'));
    go('downloadCert', {}, { id: outcome.answer.id });
  }
  return (
    <Page
      kind="ground"
      className="certificate-make"
      top={<TopBar title={t('makeTitle')} heading back={back} />}
      foot={
        chosen && (
          <StickyFoot>
            <Button loading={busy} loadingText={t('making')} onClick={() => void make()}>
              {t(held === null ? 'make' : 'open')}
            </Button>
          </StickyFoot>
        )
      }
    >
      <Chips
        legend={t('kind')}
        value={chosen?.kind ?? ''}
        onChange={(value) => setWanted(kinds.find(({ kind }) => kind === value)?.kind ?? null)}
        options={kinds.map(({ kind, title, lack, has, needs }) => ({
          value: kind,
          label: lack === null ? title : t('lackOf', { title, why: t(`lacks.${lack}`, { has, needs }) }),
          disabled: lack !== null,
        }))}
      />
      {chosen && held === null && (
        <>
          <h2>{t('preview')}</h2>
          <div className="certificate-ground">
            <CertificatePicture
              png={preview.answer?.png ?? null}
              ratio={chosen.ratio}
              alt={t('previewAlt', { title: chosen.title, name })}
              waiting={t('drawing')}
            />
          </div>
        </>
      )}
      {chosen && chosen.talks.length > 1 && (
        <Chips
          legend={t('talk')}
          value={String(talkId)}
          onChange={(value) => setTalkWanted(Number(value))}
          options={chosen.talks.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
      {chosen && (
        <List>
          <ListRow title={t('name')} text={t('nameText')} value={name} />
          {held === null && (
            <ListRow
              title={t('english')}
              trailing={<Switch label={t('english')} checked={english} onChange={setEnglish} />}
            />
          )}
          {talk && chosen.talks.length === 1 && <ListRow title={t('talk')} value={talk.title} />}
        </List>
      )}
      {chosen && held === null && <p className="t-sm ink-3">{t('note')}</p>}
      <List>
        <ListRow icon={award} title={t('mine')} onPress={() => go('downloadCert', {}, { cid })} />
      </List>
    </Page>
  );
}
