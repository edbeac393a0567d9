import { formCalls, type OwnPurpose } from '@meetingapp/contract/forms.ts';
import { Checkbox, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { FormList } from '../data.ts';

const purposes: readonly OwnPurpose[] = ['onsite', 'activity', 'checkin', 'group', 'exhibitor'];

interface FormDialogProps {
  cid: number;
  /** Null: a new one. */
  form: FormList[number] | null;
  close: () => void;
  created: (formId: number) => void;
}

/** Purpose and name of a new form; name and state of one that exists. */
export function FormDialog({ cid, form, close, created }: FormDialogProps) {
  const t = useT('forms');
  const c = useT('console');
  const refreshes = [formCalls.list, formCalls.read];
  const create = useChange(formCalls.create, { refreshes, said: t('choice.created') });
  const change = useChange(formCalls.change, { refreshes, said: c('saved') });
  const [purpose, setPurpose] = useState<OwnPurpose>('onsite');
  const [title, setTitle] = useState(form?.title ?? { zh: '', en: '' });
  const [closed, setClosed] = useState(form?.closed ?? false);
  const [fault, setFault] = useState<string | undefined>(undefined);

  async function submit() {
    const outcome =
      form?.formId != null
        ? await change.change({ cid, formId: form.formId, title, closed })
        : await create.change({ cid, purpose, title });
    if (!outcome.ok) return setFault(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    if ('formId' in outcome.answer) created(Number(outcome.answer.formId));
    close();
  }
  return (
    <Modal
      open
      title={form ? t('choice.editTitle') : t('choice.add')}
      okText={form ? t('choice.save') : t('choice.create')}
      cancelText={t('choice.cancel')}
      confirmLoading={create.busy || change.busy}
      onOk={() => void submit()}
      onCancel={close}
    >
      {!form && (
        <Field label={t('choice.purpose')}>
          <Radio.Group
            aria-label={t('choice.purpose')}
            className="form-purposes"
            value={purpose}
            onChange={({ target }) => setPurpose(target.value as OwnPurpose)}
            options={purposes.map((value) => ({
              value,
              label: (
                <>
                  <b>{t(`purposes.${value}`)}</b> <span className="small quiet">{t(`choice.uses.${value}`)}</span>
                </>
              ),
            }))}
          />
        </Field>
      )}
      <BilingualField
        label={t('choice.title')}
        maxLength={40}
        value={title}
        disabled={false}
        onChange={setTitle}
        fault={fault}
      />
      {form && (
        <Checkbox checked={closed} onChange={({ target }) => setClosed(target.checked)}>
          {t('choice.closing')} <span className="small quiet">{t('choice.closingText')}</span>
        </Checkbox>
      )}
    </Modal>
  );
}
