import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import { Button, Form } from 'antd';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { changed } from '../data.ts';
import { AnswerItems } from './AnswerItems.tsx';

/** Answers by field code; a cleared choice is undefined. */
type Entered = Record<string, string | undefined>;

interface EditProps {
  cid: number;
  one: RegistrationAtDesk;
  close: () => void;
}

/** Edits a person's answers under the form version that they saw; the server validates them as it did then. */
export function EditDialog(props: EditProps) {
  const t = useT('registrationConsole');
  const asked = useCall(calls.form, { cid: props.cid, id: props.one.id });
  return (
    <Dialog
      title={t('pane.editTitle', { name: props.one.name })}
      footer={null}
      onCancel={props.close}
      styles={{ body: { maxHeight: '70vh', overflow: 'auto' } }}
    >
      <Answered asked={asked}>{({ fields }) => <EditForm {...props} fields={fields} />}</Answered>
    </Dialog>
  );
}

function EditForm({ cid, one, close, fields }: EditProps & { fields: readonly FieldItem[] }) {
  const t = useT('registrationConsole');
  const [form] = Form.useForm<Entered>();
  const saved = valuesOf(fields);
  const edited = useFieldForm<Entered, typeof calls.edit>({
    form,
    name: `answers/${cid}`,
    id: one.id,
    saved,
    call: calls.edit,
    bodyOf: (answers) => ({ cid, id: one.id, answers: answersOf(answers), seen: answersOf(saved) }),
    reads: [...changed, calls.form],
    done: (_answer, _sent, left) => {
      if (!left) close();
    },
  });
  const drop = () => {
    edited.forget();
    close();
  };
  return (
    <Form layout="vertical" requiredMark={false} {...edited.form}>
      <AnswerItems fields={fields} flow={ordinaryFlow} answers={edited.draft.value} />
      <div className="edit-foot">
        <FormConflicts
          of={{ cid, subject: 'registration', id: one.id }}
          edited={edited}
          labels={Object.fromEntries(fields.map(({ cfgCode, cfgName }) => [cfgCode, cfgName]))}
        />
        <p className="row">
          <span className="grow" />
          <Button onClick={drop}>{t('cancel')}</Button>
          <SaveButton edited={edited}>{t('pane.save')}</SaveButton>
        </p>
      </div>
    </Form>
  );
}

const answersOf = (entered: Entered): Record<string, string> =>
  Object.fromEntries(Object.entries(entered).map(([code, value]) => [code, value ?? '']));

const valuesOf = (fields: readonly FieldItem[]): Entered =>
  Object.fromEntries(
    fields.map(({ cfgCode, cfgValue }) => [cfgCode, Array.isArray(cfgValue) ? cfgValue.join('|') : (cfgValue ?? '')]),
  );
