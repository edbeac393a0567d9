import { roles } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useForms, type FormList } from '../data.ts';
import { FormLink } from './FormLink.tsx';
import { FormDialog } from './FormDialog.tsx';

interface FormChoiceProps {
  cid: number;
  formId: number | null;
  open: (formId: number | null) => void;
}

/** The forms of the conference by purpose; a new one, and the name of the one that is open. */
export function FormChoice({ cid, formId, open }: FormChoiceProps) {
  const t = useT('forms');
  const language = useLanguage();
  const mayWrite = useRole(roles.setUp);
  const { answer } = useForms(cid);
  const [dialog, setDialog] = useState<'new' | 'edit' | 'link' | null>(null);
  const forms = answer?.forms ?? [];
  const shown = forms.find((one) => one.formId === formId);
  const several = forms.some(({ formId: id, purpose }) => id !== null && purpose === 'registration');
  const nameOf = (one: FormList[number]): string => {
    // Its name matters only where there are others.
    if (one.formId === null) return t(several ? 'choice.first' : 'purposes.registration');
    const name = t('choice.form', { title: pickLanguage(one.title, language), purpose: t(`purposes.${one.purpose}`) });
    const state = one.closed ? t('choice.closed') : one.number === null ? t('choice.unpublished') : '';
    return [name, state].filter(Boolean).join(' · ');
  };
  return (
    <span className="row">
      <Select
        aria-label={t('choice.label')}
        style={{ minWidth: 280 }}
        value={formId ?? 0}
        onChange={(id) => open(id === 0 ? null : id)}
        options={forms.map((one) => ({ value: Number(one.formId ?? 0), label: nameOf(one) }))}
      />
      <ActButton lacks={{ onlyView: !mayWrite }} icon={<Icon icon={plus} />} onClick={() => setDialog('new')}>
        {t('choice.add')}
      </ActButton>
      {shown?.formId != null && shown.purpose === 'registration' && (
        <Button onClick={() => setDialog('link')}>{t('link.open')}</Button>
      )}
      {mayWrite && formId !== null && shown && <Button onClick={() => setDialog('edit')}>{t('choice.edit')}</Button>}
      {dialog === 'link' && shown?.formId != null && (
        <FormLink
          cid={cid}
          formId={shown.formId}
          title={pickLanguage(shown.title, language)}
          why={shown.closed ? t('link.closed') : shown.number === null ? t('link.unpublished') : ''}
          close={() => setDialog(null)}
        />
      )}
      {(dialog === 'new' || dialog === 'edit') && (
        <FormDialog
          cid={cid}
          form={dialog === 'edit' ? (shown ?? null) : null}
          forms={forms}
          hasMembers={answer?.hasMembers ?? false}
          close={() => setDialog(null)}
          created={open}
        />
      )}
    </span>
  );
}
