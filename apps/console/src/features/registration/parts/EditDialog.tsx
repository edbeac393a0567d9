import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration-console.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration-console.ts';
import type { FieldItem } from '@meetingapp/contract/registration.ts';
import { Form, Input, Modal, Select } from 'antd';
import { Answered } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { showFaults, useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';

type Entered = Record<string, string | string[] | undefined>;

const wire = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join('|') : (value ?? ''));

/** Mends what a person answered, under the form that they saw; the server judges as it judged them. */
export function EditDialog({ cid, one, close }: { cid: number; one: RegistrationAtDesk; close: () => void }) {
  const t = useT('registrationConsole');
  const [form] = Form.useForm<Entered>();
  const asked = useCall(calls.form, { cid, id: one.id });
  const { change, busy } = useChange(calls.edit, { refreshes: changed });
  async function done() {
    const answers = Object.fromEntries(
      Object.entries(form.getFieldsValue()).map(([code, value]) => [code, wire(value)]),
    );
    const outcome = await change({ cid, id: one.id, answers });
    if (outcome.ok) close();
    else showFaults(form, outcome.failure);
  }
  return (
    <Modal
      open
      title={t('pane.editTitle', { name: one.name })}
      okText={t('pane.save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onCancel={close}
      onOk={() => void done()}
      styles={{ body: { maxHeight: '60vh', overflow: 'auto' } }}
    >
      <Answered asked={asked}>
        {({ fields }) => (
          <Form form={form} layout="vertical" requiredMark={false} initialValues={valuesOf(fields)}>
            {fields.map((field) => (
              <Form.Item key={field.cfgCode} name={field.cfgCode} label={field.cfgName} extra={field.cfgHint}>
                {field.arrTmp.length > 0 ? (
                  <Select
                    allowClear
                    {...(field.cfgType === 'MS' ? { mode: 'multiple' as const } : {})}
                    options={field.arrTmp.map((value, at) => ({ value, label: field.optionLabels[at] ?? value }))}
                  />
                ) : (
                  <Input />
                )}
              </Form.Item>
            ))}
          </Form>
        )}
      </Answered>
    </Modal>
  );
}

const valuesOf = (fields: readonly FieldItem[]): Entered =>
  Object.fromEntries(fields.map(({ cfgCode, cfgValue }) => [cfgCode, cfgValue ?? undefined]));
