import { keyCalls as calls } from '@meetingapp/contract/developers/key.ts';
import { keyScopes, type KeyScope } from '@meetingapp/contract/developers/scope.ts';
import { Checkbox, DatePicker, Form, Input, type InputRef } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef } from 'react';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { scopeTexts } from '../view.ts';
import type { Secret } from './SecretDialog.tsx';

interface Fields {
  keyName: string;
  scopes: KeyScope[];
  expiresOn: Dayjs;
}

const USUAL_DAYS = 365;

/** Makes a key; its secret is then shown once. */
export function KeyDialog({ made, close }: { made: (secret: Secret) => void; close: () => void }) {
  const t = useT('developersConsole');
  const cid = useCid();
  const first = useRef<InputRef>(null);
  const [form] = Form.useForm<Fields>();
  const { change, busy } = useChange(calls.createKey, { refreshes: [calls.keys] });
  async function submit({ expiresOn, ...fields }: Fields) {
    const outcome = await change({ cid, ...fields, expiresOn: expiresOn.format('YYYY-MM-DD') });
    if (!outcome.ok) return showFaults(form, outcome.failure);
    close();
    made({ kind: 'key', text: outcome.answer.secret });
  }
  return (
    <FieldDialog
      width={480}
      title={t('newKey')}
      okText={t('create')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      close={close}
      form={form}
      afterOpenChange={(open) => open && first.current?.focus()}
    >
      <Form
        form={form}
        name="key"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ scopes: [], expiresOn: dayjs().add(USUAL_DAYS, 'day') }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="keyName"
          label={t('name')}
          rules={[{ required: true, whitespace: true, message: t('nameEmpty') }]}
        >
          <Input ref={first} maxLength={60} placeholder={t('namePlace')} />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={t('can')}
          // Without `required`, which antd gives to the group as an attribute that a group may not have.
          rules={[{ type: 'array', min: 1, message: t('scopesEmpty') }]}
        >
          <Checkbox.Group
            className="dev-boxes"
            options={keyScopes.map((value) => ({ value, label: t(scopeTexts[value]) }))}
          />
        </Form.Item>
        <Form.Item name="expiresOn" label={t('expiresOn')} rules={[{ required: true, message: t('expiresEmpty') }]}>
          <DatePicker allowClear={false} minDate={dayjs()} maxDate={dayjs().add(3, 'year')} />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
