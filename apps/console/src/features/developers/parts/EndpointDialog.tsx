import { endpointCalls as calls, type WebhookEndpoint } from '@meetingapp/contract/developers/endpoint.ts';
import { eventTypes, type EventType } from '@meetingapp/contract/developers/event.ts';
import { Checkbox, Form, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { eventTexts } from '../view.ts';
import type { Secret } from './SecretDialog.tsx';

interface Fields {
  address: string;
  eventTypes: EventType[];
}

interface EndpointDialogProps {
  /** Null: a new one. */
  endpoint: WebhookEndpoint | null;
  shown: (secret: Secret) => void;
  close: () => void;
}

/** Adds or changes a receiver. */
export function EndpointDialog({ endpoint, shown, close }: EndpointDialogProps) {
  const t = useT('developersConsole');
  const cid = useCid();
  const first = useRef<InputRef>(null);
  const [form] = Form.useForm<Fields>();
  const after = { refreshes: [calls.endpoints] };
  const create = useChange(calls.createEndpoint, after);
  const change = useChange(calls.changeEndpoint, after);
  async function submit(fields: Fields) {
    if (endpoint) {
      const outcome = await change.change({ cid, endpointId: endpoint.id, ...fields });
      return outcome.ok ? close() : showFaults(form, outcome.failure);
    }
    const outcome = await create.change({ cid, ...fields });
    if (!outcome.ok) return showFaults(form, outcome.failure);
    close();
    shown({ kind: 'webhook', text: outcome.answer.secret });
  }
  return (
    <FieldDialog
      width={520}
      title={t(endpoint ? 'changeEndpoint' : 'newEndpoint')}
      okText={t(endpoint ? 'save' : 'create')}
      cancelText={t('cancel')}
      confirmLoading={create.busy || change.busy}
      onOk={() => form.submit()}
      close={close}
      form={form}
      afterOpenChange={(open) => open && first.current?.focus()}
    >
      <Form
        form={form}
        name="endpoint"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ address: endpoint?.url ?? '', eventTypes: endpoint?.events ?? [] }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="address"
          label={t('address')}
          // A refusal of the server goes away while one types, not under the click on the button.
          validateTrigger={['onChange', 'onBlur']}
          rules={[{ required: true, whitespace: true, message: t('addressEmpty') }]}
        >
          <Input ref={first} type="url" maxLength={500} placeholder={t('addressPlace')} />
        </Form.Item>
        <Form.Item
          name="eventTypes"
          label={t('events')}
          // Without `required`, which antd gives to the group as an attribute that a group may not have.
          rules={[{ type: 'array', min: 1, message: t('eventsEmpty') }]}
        >
          <Checkbox.Group
            className="dev-boxes"
            options={eventTypes.map((value) => ({ value, label: t(eventTexts[value]) }))}
          />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
