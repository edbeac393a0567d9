import './Agreements.css';
import { privacyCalls as calls, type AgreementVersion } from '@meetingapp/contract/privacy.ts';
import { App, Button, Form, Tag } from 'antd';
import { BilingualText } from '../../../lib/forms/BilingualText.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';

type Texts = Pick<AgreementVersion, 'agreement' | 'privacy'>;
const nothing: Texts = { agreement: { zh: '', en: '' }, privacy: { zh: '', en: '' } };

/** Agreements that people accept: the editable version in force, and earlier ones. */
export function Agreements() {
  const asked = useCall(calls.agreements, {});
  return (
    <Answered asked={asked}>
      {({ versions }) => <Editor key={versions[0]?.version ?? ''} versions={versions} />}
    </Answered>
  );
}

function Editor({ versions }: { versions: readonly AgreementVersion[] }) {
  const t = useT('privacy');
  const c = useT('console');
  const language = useLanguage();
  const { modal } = App.useApp();
  const [form] = Form.useForm<Texts>();
  const [newest] = versions;
  const stored: Texts = newest ? { agreement: newest.agreement, privacy: newest.privacy } : nothing;
  const draft = useDraft<Texts>(`agreement/${newest?.version ?? ''}`, stored);
  const save = useChange(calls.saveAgreement, { refreshes: [calls.agreements], said: t('published'), quiet: true });
  function ask(texts: Texts) {
    void modal.confirm({
      title: t('publishTitle'),
      content: t('publishText'),
      okText: t('publish'),
      cancelText: t('cancel'),
      onOk: async () => {
        const outcome = await save.change(texts);
        if (outcome.ok) draft.forget();
        else showFaults(form, outcome.failure);
      },
    });
  }
  return (
    <div className="agreements">
      <Form<Texts>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draft.value}
        onValuesChange={(_changed, all) => draft.set(all)}
        onFinish={ask}
      >
        <p className="small quiet">{t('agreementText')}</p>
        <Form.Item name="agreement" label={t('agreementOf')}>
          <BilingualText label={t('agreementOf')} numbered files={false} />
        </Form.Item>
        <Form.Item name="privacy" label={t('policy')}>
          <BilingualText label={t('policy')} numbered files={false} />
        </Form.Item>
        <div className="row">
          <ActButton
            type="primary"
            htmlType="submit"
            why={draft.changed ? '' : c('nothingChanged')}
            loading={save.busy}
          >
            {t('publish')}
          </ActButton>
          {draft.changed && (
            <Button
              onClick={() => {
                draft.forget();
                form.setFieldsValue(stored);
              }}
            >
              {t('discard')}
            </Button>
          )}
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
