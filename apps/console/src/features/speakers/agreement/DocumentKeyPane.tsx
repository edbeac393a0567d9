import { documentKeyCalls as calls, type DocumentKey } from '@meetingapp/contract/speakers/document-key.ts';
import { App, Button, Input, Tag, Upload } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

/** Days before its end from which a certificate should be renewed. */
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;
const ASK = 'application/x-pkcs12,application/x-x509-ca-cert,.p12,.pfx,.pem,.crt,.cer,.key';

type Facts = Pick<DocumentKey, 'holder' | 'authority' | 'serial' | 'from' | 'until' | 'sha256' | 'issuers'>;
interface Chosen {
  name: string;
  content: string;
}

/** The certificate with which the society signs agreements: import of one of an authority, and those before. */
export function DocumentKeyPane({ close }: { close: () => void }) {
  const t = useT('agreementConsole');
  const asked = useCall(calls.documentKeys, {}, { fresh: true });
  return (
    <Pane title={t('key.title')} close={close}>
      <Answered asked={asked}>
        {({ keys, now }) => (
          <div className="document-keys">
            {keys.length === 0 && <p className="small quiet">{t('key.none')}</p>}
            {keys.map((key) => (
              <KeyEntry key={key.id} of={key} now={now} />
            ))}
            <ImportForm key={keys[0]?.id ?? 0} seen={keys.find(({ retiredAt }) => retiredAt === null)?.id ?? 0} />
          </div>
        )}
      </Answered>
    </Pane>
  );
}

function KeyEntry({ of, now }: { of: DocumentKey; now: string }) {
  const t = useT('agreementConsole');
  const language = useLanguage();
  const left = Math.floor((Date.parse(of.until) - Date.parse(now)) / DAY_MS);
  const state = of.retiredAt !== null ? 'retired' : left < 0 ? 'expired' : left < SOON_DAYS ? 'soon' : 'now';
  const colour = { retired: 'default', expired: 'error', soon: 'warning', now: 'success' } as const;
  return (
    <section className="document-key" aria-label={of.holder}>
      <p>
        <b>{of.holder}</b> <Tag color={colour[state]}>{t(`key.states.${state}`, { count: Math.max(0, left) })}</Tag>
      </p>
      <p className="small quiet">
        {t(of.source === 'made' ? 'key.made' : 'key.imported', { authority: of.authority })}{' '}
        {t('key.signatures', { count: of.signatures })}
      </p>
      {of.retiredAt !== null && (
        <p className="small quiet">{t('key.retiredAt', { time: momentText(of.retiredAt, language) })}</p>
      )}
      <KeyFacts of={of} />
    </section>
  );
}

function KeyFacts({ of }: { of: Facts }) {
  const t = useT('agreementConsole');
  const language = useLanguage();
  return (
    <dl className="agreement-facts">
      <dt>{t('key.valid')}</dt>
      <dd>{t('key.validText', { from: momentText(of.from, language), until: momentText(of.until, language) })}</dd>
      <dt>{t('key.chain')}</dt>
      <dd>{t('key.chainText', { count: of.issuers })}</dd>
      <dt>{t('key.sha256')}</dt>
      <dd>
        <code>{of.sha256}</code>
      </dd>
    </dl>
  );
}

function ImportForm({ seen }: { seen: number }) {
  const t = useT('agreementConsole');
  const { modal } = App.useApp();
  const [files, setFiles] = useState<{ certificate: Chosen | null; key: Chosen | null }>({
    certificate: null,
    key: null,
  });
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState<Facts | null>(null);
  useUnsaved(password !== '' || files.certificate !== null || files.key !== null);
  const refreshes = [calls.documentKeys];
  const trial = useChange(calls.importDocumentKey);
  const write = useChange(calls.importDocumentKey, { refreshes, said: t('key.done') });
  const make = useChange(calls.makeDocumentKey, { refreshes, said: t('key.madeDone') });
  const body = {
    seen,
    certificateFile: files.certificate?.content ?? '',
    keyFile: files.key?.content ?? null,
    keyPassword: password,
  };
  const choose = (part: 'certificate' | 'key') => (file: File) => {
    void readFile(file).then((chosen) => {
      setFiles((before) => ({ ...before, [part]: chosen }));
      setChecked(null);
    });
    return false;
  };
  async function check(): Promise<void> {
    const outcome = await trial.change({ ...body, try: true });
    setChecked(outcome.ok ? outcome.answer : null);
  }
  async function makeOwn(): Promise<void> {
    const sure = await modal.confirm({ title: t('key.makeSure'), content: t('key.makeText'), okText: t('key.make') });
    if (sure) await make.change({ seen });
  }
  return (
    <section className="document-key-import" aria-label={t('key.import')}>
      <h3>{t('key.import')}</h3>
      <p className="small quiet">{t('key.importText')}</p>
      {(['certificate', 'key'] as const).map((part) => (
        <div key={part} className="row wrap">
          <Upload accept={ASK} showUploadList={false} beforeUpload={choose(part)}>
            <Button>{t(`key.files.${part}`)}</Button>
          </Upload>
          <span className="small">
            {files[part]?.name ?? <span className="quiet">{t(`key.fileNotes.${part}`)}</span>}
          </span>
        </div>
      ))}
      <label>
        <span className="field-name">{t('key.password')}</span>
        <Input.Password
          value={password}
          maxLength={200}
          autoComplete="new-password"
          onChange={({ target }) => {
            setPassword(target.value);
            setChecked(null);
          }}
        />
      </label>
      {checked && (
        <div className="document-key" role="status">
          <p>
            <b>{t('key.fits', { holder: checked.holder, authority: checked.authority })}</b>
          </p>
          <KeyFacts of={checked} />
        </div>
      )}
      <div className="row wrap">
        <ActButton loading={trial.busy} why={files.certificate ? '' : t('key.fileFirst')} onClick={() => void check()}>
          {t('key.check')}
        </ActButton>
        <ActButton
          type="primary"
          loading={write.busy}
          why={checked ? '' : t('key.checkFirst')}
          onClick={() => void write.change({ ...body, try: false })}
        >
          {t('key.use')}
        </ActButton>
      </div>
      <p className="small quiet">{t('key.after')}</p>
      <Button size="small" loading={make.busy} onClick={() => void makeOwn()}>
        {t('key.make')}
      </Button>
    </section>
  );
}

/** Name and content in base64. */
async function readFile(file: File): Promise<Chosen> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, content: btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')) };
}
