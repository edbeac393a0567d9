import { roles } from '@meetingapp/contract/call.ts';
import { certificateConsoleCalls as calls, type ListedCertificate } from '@meetingapp/contract/certificates/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import { Checkbox, Input, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface CertificatePaneProps {
  cid: number;
  certificate: ListedCertificate;
  close: () => void;
}

/** One certificate: what anyone sees of it, and revoking it with a reason. */
export function CertificatePane({ cid, certificate, close }: CertificatePaneProps) {
  const t = useT('certificatesConsole');
  const language = useLanguage();
  const mayRevoke = useRole(roles.desk);
  const [reason, setReason] = useState('');
  const [replace, setReplace] = useState(true);
  const { change, busy } = useChange(calls.revokeCertificate, {
    refreshes: [calls.issuedCertificates, calls.certificateTemplates, calls.certificateCandidates],
    said: t('pane.done'),
  });
  const { id, name, number, grant, state, verifyCode, by, templateNumber } = certificate;
  return (
    <Pane
      title={name}
      facts={number}
      close={close}
      changed={state === 'valid' && reason.trim() !== ''}
      foot={
        state === 'valid' && (
          <ActButton
            danger
            loading={busy}
            lacks={{ onlyView: !mayRevoke, reasonMissing: reason.trim() === '' }}
            onClick={() => void change({ cid, certificateId: id, reason: reason.trim(), replace })}
          >
            {t(replace ? 'pane.actReplace' : 'pane.act')}
          </ActButton>
        )
      }
    >
      <p className="small quiet">{t('pane.seen')}</p>
      <div className="certificates-seen">
        <Tag color={state === 'valid' ? 'success' : 'error'}>{t(`list.${state}`)}</Tag>
        <p>
          <b>{name}</b>
        </p>
        <p>{pickLanguage(grant, language)}</p>
        {certificate.reason !== '' && <p>{certificate.reason}</p>}
        <a href={`${verifyPath}/${verifyCode}`} target="_blank" rel="noreferrer">
          {t('pane.verify')}
        </a>
      </div>
      <p className="small quiet">
        {t('pane.version', { number: templateNumber })} {by === null ? t('pane.byRule') : t('pane.by', { name: by })}
      </p>
      {state === 'valid' && mayRevoke && (
        <section className="certificates-revoke" aria-label={t('pane.revoke')}>
          <h3>{t('pane.revoke')}</h3>
          <Field label={t('pane.reason')} wrap>
            <Input.TextArea
              value={reason}
              maxLength={200}
              autoSize={{ minRows: 2, maxRows: 5 }}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Checkbox checked={replace} onChange={(event) => setReplace(event.target.checked)}>
            {t('pane.replace')}
          </Checkbox>
          <p className="small">{t('pane.warning')}</p>
        </section>
      )}
    </Pane>
  );
}
