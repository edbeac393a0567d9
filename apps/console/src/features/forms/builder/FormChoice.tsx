import { roles } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useForms, type FormList } from '../data.ts';
import type { OpenFormDialog } from './FormDialogs.tsx';

interface FormChoiceProps {
  cid: number;
  formId: number | null;
  open: (formId: number | null) => void;
  ask: (dialog: OpenFormDialog) => void;
}

/** The forms of the conference by purpose; asks for the dialogs of a new one, and of the name and the link of the one that is open. */
export function FormChoice({ cid, formId, open, ask }: FormChoiceProps) {
  const t = useT('forms');
  const language = useLanguage();
  const mayWrite = useRole(roles.setUp);
  const { answer } = useForms(cid);
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
      <ActButton lacks={{ onlyView: !mayWrite }} icon={<Icon icon={plus} />} onClick={() => ask('new')}>
        {t('choice.add')}
      </ActButton>
      {shown?.formId != null && shown.purpose === 'registration' && (
        <Button onClick={() => ask('link')}>{t('link.open')}</Button>
      )}
      {mayWrite && formId !== null && shown && <Button onClick={() => ask('edit')}>{t('choice.edit')}</Button>}
    </span>
  );
}
