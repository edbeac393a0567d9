import type { FormPreviewMessage } from '@meetingapp/contract/forms.ts';
import { visibleFields } from '@meetingapp/domain/registration/flow-settings.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, SyntheticEvent } from 'react';
import { mergedAnswers } from '../../../shared/sign-up/form.ts';
import type { Answers } from '../../../shared/sign-up/form.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { missingText } from '../../../shared/form-fields/form-view.ts';
import { FormRows } from '../../../shared/form-fields/FormRows.tsx';
import { useForm } from '../../../shared/form-fields/use-form.ts';

interface PreviewFormProps {
  shown: FormPreviewMessage;
  /** Called with the code of a touched field. */
  touched: (code: string) => void;
}

/** Same fields, checks and texts as the real form; Next only shows what is missing. */
export function PreviewForm({ shown, touched }: PreviewFormProps) {
  const t = useT('registrationForm');
  const wizard = useT('registration');
  const [typed, setTyped] = useState<Answers>({});
  const root = useRef<HTMLFormElement>(null);
  const answers = mergedAnswers(shown.fields, typed);
  const fields = visibleFields(shown.fields, shown.flow, answers);
  const form = useForm(fields, answers, (changed) => setTyped((before) => ({ ...before, ...changed })));
  const at = fields.findIndex(({ cfgCode }) => cfgCode === shown.selected);
  useEffect(() => {
    if (at < 0 || root.current?.contains(document.activeElement)) return;
    controlsOf(root.current)[at]?.scrollIntoView({ block: 'center' });
  }, [at]);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.showAll();
    focusFirstError(root.current ?? document);
  }
  function touch({ target }: SyntheticEvent) {
    const index = controlsOf(root.current).findIndex((one) => one.contains(target as Node));
    const code = fields[index]?.cfgCode;
    if (code !== undefined) touched(code);
  }
  return (
    <WizardPage
      step="personal"
      steps={[]}
      title={t('form.title')}
      text={shown.title}
      action={<></>}
      onBack={() => undefined}
      foot={
        <StickyFoot note={missingText(t, fields, form.faulty)}>
          <Button type="submit" form="sign-form">
            {wizard('sign.next')}
          </Button>
        </StickyFoot>
      }
    >
      <form
        id="sign-form"
        className="fields"
        ref={root}
        noValidate
        onSubmit={submit}
        onFocusCapture={touch}
        onPointerDownCapture={touch}
      >
        <FormRows fields={fields} form={form} />
      </form>
    </WizardPage>
  );
}

/** One element per field, in order: the dialogs of pickers between them are skipped. */
function controlsOf(form: HTMLElement | null): Element[] {
  return [...(form?.children ?? [])]
    .flatMap((one) => (one.classList.contains('pair') ? [...one.children] : [one]))
    .filter((one) => one.tagName !== 'DIALOG');
}
