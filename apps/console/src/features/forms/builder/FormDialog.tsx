import { formCalls, formPurposes, type FormPurpose, type FormServes } from '@meetingapp/contract/forms.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Checkbox, Radio, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FormList } from '../data.ts';
import { ServesChoice } from './ServesChoice.tsx';

/** Begins without fields. */
const EMPTY = -1;

interface FormDialogProps {
  cid: number;
  /** Null: a new one. */
  form: FormList[number] | null;
  /** All forms, from whose fields a new one may begin. */
  forms: FormList;
  /** The conference checks against a list of members. */
  hasMembers: boolean;
  close: () => void;
  created: (formId: number) => void;
}

/** Purpose, name and first fields of a new form; name and state of one that exists. For a registration form also whom it serves. */
export function FormDialog({ cid, form, forms, hasMembers, close, created }: FormDialogProps) {
  const t = useT('forms');
  const c = useT('console');
  const language = useLanguage();
  const refreshes = [formCalls.list, formCalls.read];
  const create = useChange(formCalls.create, { refreshes, said: t('choice.created') });
  const change = useChange(formCalls.change, { refreshes, said: c('saved') });
  const [purpose, setPurpose] = useState<FormPurpose>(form?.purpose ?? 'onsite');
  const [title, setTitle] = useState(form?.title ?? { zh: '', en: '' });
  const [serves, setServes] = useState<FormServes>(form?.serves ?? 'everybody');
  const [copyOf, setCopyOf] = useState(EMPTY);
  const [closed, setClosed] = useState(form?.closed ?? false);
  const [fault, setFault] = useState<string | undefined>(undefined);

  async function submit() {
    const outcome =
      form?.formId != null
        ? await change.change({ cid, formId: form.formId, title, closed, serves })
        : await create.change({ cid, purpose, title, serves, copyOf: copyOf === EMPTY ? null : copyOf });
    if (!outcome.ok) return setFault(failureText(outcome.failure));
    if ('formId' in outcome.answer) created(Number(outcome.answer.formId));
    close();
  }
  const sources = forms.map((one) => ({
    value: Number(one.formId ?? 0),
    label: one.formId === null ? t('choice.first') : pickLanguage(one.title, language),
  }));
  return (
    <FieldDialog
      title={form ? t('choice.editTitle') : t('choice.add')}
      okText={form ? t('choice.save') : t('choice.create')}
      cancelText={t('choice.cancel')}
      confirmLoading={create.busy || change.busy}
      onOk={() => void submit()}
      close={close}
      values={[purpose, title, serves, copyOf, closed]}
    >
      <div className="form-dialog">
        {!form && (
          <Field label={t('choice.purpose')}>
            <Radio.Group
              aria-label={t('choice.purpose')}
              className="form-purposes"
              value={purpose}
              onChange={({ target }) => {
                setPurpose(target.value as FormPurpose);
                // Most further registration forms differ from the first in a few questions.
                setCopyOf(target.value === 'registration' ? 0 : EMPTY);
              }}
              options={formPurposes.map((value) => ({
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
        {!form && (
          <Field label={t('choice.copyOf')}>
            <Select
              aria-label={t('choice.copyOf')}
              style={{ width: '100%' }}
              value={copyOf}
              onChange={setCopyOf}
              options={[{ value: EMPTY, label: t('choice.emptyForm') }, ...sources]}
            />
          </Field>
        )}
        {purpose === 'registration' && <ServesChoice serves={serves} hasMembers={hasMembers} choose={setServes} />}
        {form && (
          <Checkbox checked={closed} onChange={({ target }) => setClosed(target.checked)}>
            {t('choice.closing')} <span className="small quiet">{t('choice.closingText')}</span>
          </Checkbox>
        )}
      </div>
    </FieldDialog>
  );
}
