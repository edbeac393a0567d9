import './Agreements.css';
import { privacyCalls as calls, type AgreementVersion } from '@meetingapp/contract/privacy.ts';
import { App, Button, Form, Tag } from 'antd';
import { BilingualText } from '../../../lib/forms/BilingualText.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';

type Texts = Pick<AgreementVersion, 'agreement' | 'privacy'>;
const nothing: Texts = { agreement: { zh: '', en: '' }, privacy: { zh: '', en: '' } };

/** Agreements that people accept: the editable version in force, and earlier ones. */
export function Agreements() {
  const asked = useCall(calls.agreements, {});
  return <Answered asked={asked}>{({ versions }) => <Editor versions={versions} />}</Answered>;
}

function Editor({ versions }: { versions: readonly AgreementVersion[] }) {
  const t = useT('privacy');
  const language = useLanguage();
  const { modal } = App.useApp();
  const [form] = Form.useForm<Texts>();
  const [newest] = versions;
  const stored: Texts = newest ? { agreement: newest.agreement, privacy: newest.privacy } : nothing;
  const edited = useFieldForm({
    form,
    name: 'agreement',
    id: '',
    saved: stored,
    call: calls.saveAgreement,
    bodyOf: (texts) => ({ ...texts, seen: newest?.version ?? null }),
    reads: [calls.agreements],
    said: t('published'),
  });
  function ask() {
    void modal.confirm({
      title: t('publishTitle'),
      content: t('publishText'),
      okText: t('publish'),
      cancelText: t('cancel'),
      onOk: edited.submit,
    });
  }
  return (
    <div className="agreements">
      <Form<Texts> layout="vertical" requiredMark={false} {...edited.form} onFinish={ask}>
        <FormConflicts
          of={newest ? { by: newest.by } : null}
          edited={edited}
          labels={{ agreement: t('agreementOf'), privacy: t('policy') }}
        />
        <p className="small quiet">{t('agreementText')}</p>
        <Form.Item name="agreement" label={t('agreementOf')}>
          <BilingualText label={t('agreementOf')} numbered files={false} />
        </Form.Item>
        <Form.Item name="privacy" label={t('policy')}>
          <BilingualText label={t('policy')} numbered files={false} />
        </Form.Item>
        <div className="row">
          <SaveButton edited={edited}>{t('publish')}</SaveButton>
          {edited.changed && <Button onClick={edited.forget}>{t('discard')}</Button>}
        </div>
      </Form>
      <section>
        <h2>{t('versions')}</h2>
        <ul>
          {versions.map(({ version, inForceSince, accepted, by, own }, at) => (
            <li key={version}>
              <b>{version}</b>{' '}
              {at === 0 && (
                <Tag color="success" variant="filled">
                  {t('inForceNow')}
                </Tag>
              )}
              <p className="small quiet">
                {t('versionFacts', { at: momentText(inForceSince, language), count: accepted.toLocaleString('en') })}
                {' · '}
                {own ? by : t('common')}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
