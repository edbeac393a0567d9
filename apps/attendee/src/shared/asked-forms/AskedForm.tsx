import {
  askedFormCalls as calls,
  type AskedForm as Form,
  type AskedSubject,
} from '@meetingapp/contract/registration/asked-form.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ordinaryFlow, visibleFields } from '@meetingapp/domain/registration/flow-settings.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useSend } from '../../lib/calls/use-call.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import { useT } from '../../lib/texts/texts.ts';
import { FormRows } from '../form-fields/FormRows.tsx';
import { useForm } from '../form-fields/use-form.ts';
import { mergedAnswers, type Answers } from '../sign-up/form.ts';

interface AskedFormProps {
  of: AskedSubject;
  id: string;
  form: Form;
  /** What was typed since the form was read. */
  typed: Answers;
  type: (answers: Answers) => void;
  close: () => void;
  saved: () => void;
  again: () => void;
}

/** One form of a group or an exhibitor. */
export function AskedForm({ of, id, form: asked, typed, type, close, saved, again }: AskedFormProps) {
  const t = useT('askedForms');
  const language = useLanguage();
  const { send, sending } = useSend(calls.answerForm);
  const answers = mergedAnswers(asked.fields, typed);
  const fields = visibleFields(asked.fields, ordinaryFlow, answers);
  const form = useForm(fields, answers, type);

  async function save(): Promise<void> {
    if (!(await form.passes())) return;
    const outcome = await send({ subject: of, id, formId: asked.formId, seen: asked.version, answers });
    if (outcome.ok) {
      showSuccess(t('saved'));
      return saved();
    }
    form.refuse(outcome.failure.faults);
    showTopTip(outcome.failure.msg);
    if (outcome.failure.name === 'changed_meanwhile') again();
  }
  return (
    <Sheet
      open
      tall
      onClose={close}
      title={pickLanguage(asked.title, language)}
      closeLabel={t('close')}
      confirm={{ label: t('save'), onPress: () => void save(), disabled: sending || form.checking }}
    >
      <div className="fields">
        {asked.outdated && <Note>{t('outdatedText')}</Note>}
        <FormRows fields={fields} form={form} />
      </div>
    </Sheet>
  );
}
