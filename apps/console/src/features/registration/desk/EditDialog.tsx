import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import { Form, Modal } from 'antd';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';
import { AnswerItems } from './AnswerItems.tsx';

type Entered = Record<string, string | undefined>;

/** Edits a person's answers under the form version that they saw; the server validates them as it did then. */
export function EditDialog({ cid, one, close }: { cid: number; one: RegistrationAtDesk; close: () => void }) {
  const t = useT('registrationConsole');
  const [form] = Form.useForm<Entered>();
  const entered = Form.useWatch<Entered>([], form);
  const asked = useCall(calls.form, { cid, id: one.id });
  const { change, busy } = useChange(calls.edit, { refreshes: changed });
  async function done() {
    const answers = Object.fromEntries(
      Object.entries(form.getFieldsValue(true) as Entered).map(([code, value]) => [code, value ?? '']),
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
        {({ fields }) => {
          const before = valuesOf(fields);
          return (
            <Form form={form} layout="vertical" requiredMark={false} initialValues={before}>
              <AnswerItems fields={fields} flow={ordinaryFlow} answers={{ ...before, ...entered }} />
            </Form>
          );
        }}
      </Answered>
    </Modal>
  );
}

const valuesOf = (fields: readonly FieldItem[]): Entered =>
  Object.fromEntries(
    fields.map(({ cfgCode, cfgValue }) => [cfgCode, Array.isArray(cfgValue) ? cfgValue.join('|') : (cfgValue ?? '')]),
  );
