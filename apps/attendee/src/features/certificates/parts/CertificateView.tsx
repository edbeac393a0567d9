import { certificateCalls, type OwnCertificate } from '@meetingapp/contract/certificates/certificate.ts';
import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { award, listChecks, shieldCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { image, share2 } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { fileFrom } from '../data.ts';
import { CertificatePicture } from './CertificatePicture.tsx';

type Format = 'pdf' | 'png' | 'badge';

interface CertificateViewProps {
  certificate: OwnCertificate;
  back: { label: string; onPress: () => void };
}

/** A certificate as its picture, to be saved, shared and verified. */
export function CertificateView({ certificate, back }: CertificateViewProps) {
  const t = useT('certificates');
  const go = useNavigate();
  const { id, cid, kind, title, name, number, verifyCode, state, reason, successorId, ratio } = certificate;
  const [english, setEnglish] = useState(useLanguage() === 'en');
  const [saving, setSaving] = useState<Format | null>(null);
  const [held, setHeld] = useState('');
  const { send } = useSend(certificateCalls.file);
  const picture = useCall(certificateCalls.file, { id, format: 'png', english }, { fresh: 600_000, quiet: true });
  const address = `${verifyPath}/${verifyCode}`;

  async function save(format: Format) {
    const inMessenger = platform().kind === 'messenger';
    if (inMessenger && format === 'pdf') return showTopTip(t('messenger'));
    setSaving(format);
    const outcome = await send({ id, format, english });
    setSaving(null);
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    const blob = fileFrom(outcome.answer.content, format === 'pdf' ? 'application/pdf' : 'image/png');
    // The messenger cannot save files, but it can save a picture by a long press.
    if (inMessenger) return setHeld(URL.createObjectURL(blob));
    saveFile(blob, outcome.answer.name);
    showToast(t('saved'));
  }
  const share = () =>
    void sharePage(
      { title: `${title} ${name}`, text: t('shareText'), address, image: '' },
      { copied: t('copied'), notCopied: t('notCopied') },
    );
  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t('title')}
          heading
          back={back}
          actions={<IconButton icon={share2} label={t('share')} onClick={share} />}
        />
      }
      foot={
        <StickyFoot>
          <div className="two">
            <Button
              variant="soft"
              icon={image}
              loading={saving === 'png'}
              loadingText={t('saving')}
              onClick={() => void save('png')}
            >
              {t('saveImage')}
            </Button>
            <Button
              icon={download}
              loading={saving === 'pdf'}
              loadingText={t('saving')}
              onClick={() => void save('pdf')}
            >
              {t('savePdf')}
            </Button>
          </div>
        </StickyFoot>
      }
    >
      {state === 'revoked' && <Note kind="bad">{t('revoked', { reason })}</Note>}
      <CertificatePicture
        png={picture.answer?.content ?? null}
        ratio={ratio}
        alt={t('whole', { title, name, number })}
        waiting={t('drawing')}
      />
      <List className="certificate-more">
        {successorId !== null && (
          <ListRow icon={award} title={t('next')} onPress={() => go('downloadCert', {}, { id: successorId })} />
        )}
        <ListRow
          icon={shieldCheck}
          title={t('verifiable')}
          text={t('verifiableText')}
          trailing={<Tag kind={state === 'valid' ? 'ok' : 'bad'}>{t(`states.${state}`)}</Tag>}
          href={address}
        />
        {kind === 'credit' && <ListRow icon={listChecks} title={t('how')} onPress={() => go('credits', { cid })} />}
        <ListRow
          icon={download}
          title={t('saveBadge')}
          text={t('saveBadgeText')}
          onPress={() => void save('badge')}
          chevron={false}
        />
        <ListRow
          title={t('english')}
          trailing={<Switch label={t('english')} checked={english} onChange={setEnglish} />}
        />
      </List>
      <Sheet open={held !== ''} onClose={() => setHeld('')} title={t('saveImage')} closeLabel={t('close')}>
        <p className="ink-2">{t('hold')}</p>
        <div className="certificate-held">
          <img src={held} alt={t('whole', { title, name, number })} />
        </div>
      </Sheet>
    </Page>
  );
}
