import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { Html } from '../../../lib/texts/Html.tsx';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { fetchDivisions } from '../../../shared/form-fields/divisions.ts';
import { fetchPickerSheets } from '../../../shared/pickers/fetch-picker-sheets.ts';
import { pictureInput } from '../../../shared/form-fields/LatePictureInput.tsx';
import { missingText } from '../../../shared/form-fields/form-view.ts';
import { BranchLine } from './BranchLine.tsx';
import { FormRows } from '../../../shared/form-fields/FormRows.tsx';
import { AutoSave } from './AutoSave.tsx';
import { branchStep } from './late-steps.ts';
import { useForm } from '../../../shared/form-fields/use-form.ts';
import { fetchNextStep, useNextStep } from './use-next-step.ts';
import '../../../shared/form-fields/form.css';

interface InfoFormProps {
  signUp: SignUp;
  /** opFlag 1: Save returns to the confirmation. */
  editing: boolean;
  savesAsOneGoes: boolean;
}

/** The organiser's form: logo above, fields, note below, Next only where there are fields (L5). */
export function InfoForm({ signUp, editing, savesAsOneGoes }: InfoFormProps) {
  const t = useT('registration');
  const { conInfo, fields, answers, draft, adding, cid } = signUp;
  // A submitted registration is edited on its own, outside the wizard.
  const submitted = signUp.info.register.regFl > 0;
  const root = useRef<HTMLFormElement>(null);
  const conference = useConference(cid);
  const form = useForm(fields, answers, (changed) => signUp.change({ answers: { ...draft.answers, ...changed } }));
  const { next, busy } = useNextStep(signUp, form, root, editing);

  // Pickers and what Next does are loaded on the first touch of the form: before that they would only slow down its first load.
  function fetchMore() {
    void fetchPickerSheets().catch(() => undefined);
    void fetchNextStep().catch(() => undefined);
    if (fields.some((field) => kindOf(field) === 'picture')) pictureInput.fetch();
    if (conInfo.extend_config.sub_meet_fl === '1') branchStep.fetch();
    if (fields.some((field) => kindOf(field) === 'province')) fetchDivisions();
  }
  const touches = { onFocus: fetchMore, onPointerDown: fetchMore };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void next();
  }
  const title = editing ? t('form.editTitle') : adding ? t('form.addTitle') : t('form.title');
  const foot = (
    <StickyFoot
      note={missingText(t, fields, form.faulty)}
      aside={savesAsOneGoes && <AutoSave signUp={signUp} faulty={form.faulty} />}
    >
      <Button type="submit" form="sign-form" loading={busy} loadingText={t('sign.submitting')}>
        {editing ? t('sign.save') : t('sign.next')}
      </Button>
    </StickyFoot>
  );
  return (
    <WizardPage
      step="personal"
      steps={submitted ? [] : signUp.steps}
      title={title}
      text={adding ? t('wizard.forColleague') : conference?.title}
      logo={conInfo.logo || undefined}
      foot={fields.length > 0 && foot}
    >
      {fields.length === 0 ? (
        <EmptyState
          icon={clipboardPen}
          title={t('form.empty')}
          text={t('form.emptyText')}
          action={
            <Link name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('form.home')}
            </Link>
          }
        />
      ) : (
        <form id="sign-form" className="fields" ref={root} noValidate onSubmit={submit} {...touches}>
          {conInfo.extend_config.sub_meet_fl === '1' && <BranchLine signUp={signUp} editing={editing} />}
          <FormRows fields={fields} form={form} />
        </form>
      )}
      {conInfo.cfgInformation && (
        <div className="wizard-note">
          <Note>
            <Html html={conInfo.cfgInformation} />
          </Note>
        </div>
      )}
    </WizardPage>
  );
}
