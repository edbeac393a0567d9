import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useForms } from '../data.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormLink } from './FormLink.tsx';

export type OpenFormDialog = 'new' | 'edit' | 'link' | null;

interface FormDialogsProps {
  cid: number;
  formId: number | null;
  dialog: OpenFormDialog;
  close: () => void;
  open: (formId: number | null) => void;
}

/** The dialog that `FormChoice` asked for. It stands beside the page, which is another one once its form has arrived. */
export function FormDialogs({ cid, formId, dialog, close, open }: FormDialogsProps) {
  const t = useT('forms');
  const language = useLanguage();
  const { answer } = useForms(cid);
  const forms = answer?.forms ?? [];
  const shown = forms.find((one) => one.formId === formId);
  if (dialog === null) return null;
  if (dialog === 'link')
    return (
      shown?.formId != null && (
        <FormLink
          cid={cid}
          formId={shown.formId}
          title={pickLanguage(shown.title, language)}
          why={shown.closed ? t('link.closed') : shown.number === null ? t('link.unpublished') : ''}
          close={close}
        />
      )
    );
  return (
    <FormDialog
      cid={cid}
      form={dialog === 'edit' ? (shown ?? null) : null}
      forms={forms}
      hasMembers={answer?.hasMembers ?? false}
      close={close}
      created={open}
    />
  );
}
