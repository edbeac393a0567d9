import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import {
  signOnAudiences,
  signOnCalls as calls,
  type SignOnAudience,
  type SignOnProvider,
} from '@meetingapp/contract/staff/sign-on.ts';
import { listMarks, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Checkbox, Form, Input, Segmented, Select, Typography } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Fields {
  wayName: Bilingual;
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string[];
  required: boolean;
}

/** The society's OpenID providers, for staff and for members: what each is called, where it is, who may log in there. */
export function SignOnSettings() {
  const t = useT('staff');
  const [audience, setAudience] = useState<SignOnAudience>('staff');
  return (
    <>
      <Segmented<SignOnAudience>
        className="sign-on-audience"
        aria-label={t('signOn.audience')}
        value={audience}
        onChange={setAudience}
        options={signOnAudiences.map((value) => ({ value, label: t(`signOn.audiences.${value}`) }))}
      />
      <ProviderSettings key={audience} audience={audience} />
    </>
  );
}

function ProviderSettings({ audience }: { audience: SignOnAudience }) {
  const asked = useCall(calls.readProvider, { audience }, { fresh: true });
  return (
    <Answered asked={asked}>
      {({ provider, callback }) => (
        <Settings key={String(provider === null)} audience={audience} provider={provider} callback={callback} />
      )}
    </Answered>
  );
}

interface SettingsProps {
  audience: SignOnAudience;
  provider: SignOnProvider | null;
  callback: string;
}

function Settings({ audience, provider, callback }: SettingsProps) {
  const t = useT('staff');
  const [form] = Form.useForm<Fields>();
  const save = useChange(calls.saveProvider, { refreshes: [calls.readProvider], said: t('signOn.saved') });
  async function submit(fields: Fields) {
    const outcome = await save.change({ ...fields, required: audience === 'staff' && fields.required, audience });
    if (!outcome.ok) return showFaults(form, outcome.failure);
    form.setFieldValue('clientSecret', '');
  }
  return (
    <div className="sign-on">
      <p className="quiet">{t(audience === 'staff' ? 'signOn.text' : 'signOn.membersText')}</p>
      {provider === null ? (
        <p className="quiet small">{t('signOn.noneText')}</p>
      ) : (
        <p className="quiet small">{t('signOn.linked', { count: provider.linked })}</p>
      )}
      <div className="callback">
        <b>{t('signOn.callback')}</b>
        <Typography.Text code copyable>
          {callback}
        </Typography.Text>
        <span className="quiet small">{t('signOn.callbackText')}</span>
      </div>
      <Form<Fields>
        form={form}
        name="sign-on"
        layout="vertical"
        requiredMark={false}
        validateTrigger={['onChange', 'onBlur']}
        initialValues={{
          wayName: provider?.name ?? { zh: '', en: '' },
          issuer: provider?.issuer ?? '',
          clientId: provider?.clientId ?? '',
          clientSecret: '',
          domains: provider?.domains ?? [],
          required: provider?.required ?? false,
        }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="wayName"
          label={t('signOn.wayName')}
          extra={t('signOn.wayNameText')}
          rules={[
            {
              validator: (_rule, { zh, en }: Bilingual) =>
                `${zh}${en}`.trim() === '' ? Promise.reject(new Error(t('signOn.wayNameEmpty'))) : Promise.resolve(),
            },
          ]}
        >
          <BilingualInput label={t('signOn.wayName')} maxLength={60} />
        </Form.Item>
        <Form.Item
          name="issuer"
          label={t('signOn.issuer')}
          extra={t('signOn.issuerText')}
          rules={[{ required: true, whitespace: true, message: t('signOn.issuerEmpty') }]}
        >
          <Input type="url" maxLength={500} spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="clientId"
          label={t('signOn.clientId')}
          rules={[{ required: true, whitespace: true, message: t('signOn.clientIdEmpty') }]}
        >
          <Input maxLength={200} spellCheck={false} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="clientSecret"
          label={t('signOn.clientSecret')}
          extra={provider && t('signOn.clientSecretKept')}
          rules={[{ required: provider === null, whitespace: true, message: t('signOn.clientSecretEmpty') }]}
        >
          <Input.Password maxLength={500} autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="domains"
          label={t('signOn.domains')}
          extra={t(audience === 'staff' ? 'signOn.domainsText' : 'signOn.membersDomainsText')}
          rules={[
            {
              type: 'array',
              defaultField: {
                type: 'string',
                pattern: /^\s*[\w-]+(?:\.[\w-]+)+\s*$/,
                message: t('signOn.domainWrong'),
              },
            },
          ]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[...listMarks, ' ']} />
        </Form.Item>
        {audience === 'staff' && (
          <Form.Item name="required" valuePropName="checked" extra={t('signOn.requiredText')}>
            <Checkbox>{t('signOn.required')}</Checkbox>
          </Form.Item>
        )}
        <div className="row">
          <Button type="primary" htmlType="submit" loading={save.busy}>
            {t('signOn.save')}
          </Button>
          {provider && <Remove audience={audience} name={provider.name} />}
        </div>
      </Form>
    </div>
  );
}

function Remove({ audience, name }: { audience: SignOnAudience; name: Bilingual }) {
  const t = useT('staff');
  const language = useLanguage();
  const { modal } = App.useApp();
  const { change, busy } = useChange(calls.removeProvider, {
    refreshes: [calls.readProvider],
    said: t('signOn.removed'),
  });
  async function remove() {
    const sure = await modal.confirm({
      title: t('signOn.removeTitle', { name: pickLanguage(name, language) }),
      content: t(audience === 'staff' ? 'signOn.removeText' : 'signOn.membersRemoveText'),
      okText: t('signOn.remove'),
      okButtonProps: { danger: true },
      cancelText: t('own.cancel'),
    });
    if (sure) await change({ audience });
  }
  return (
    <Button danger loading={busy} onClick={() => void remove()}>
      {t('signOn.remove')}
    </Button>
  );
}
