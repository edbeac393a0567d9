import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { clipboardPen } from '@meetingapp/ui/icons-topics.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { To } from '../../../lib/go.tsx';
import { Html } from '../../../lib/Html.tsx';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../lib/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts.ts';
import { useConference } from '../../../lib/use-conference.ts';
import { fetchDivisions } from '../data.ts';
import { fetchPickerSheets } from '../fields/fetch-picker-sheets.ts';
import { missingText } from '../view.ts';
import { BranchLine } from './BranchLine.tsx';
import { FormRows } from './FormRows.tsx';
import { SavedAsOneGoes } from './SavedAsOneGoes.tsx';
import { useForm } from './use-form.ts';
import { useNext } from './use-next.ts';
import './form.css';

interface InfoFormProps {
  signUp: SignUp;
  /** opFlag 1: saved at once, then back to the confirmation. */
  editing: boolean;
  savesAsOneGoes: boolean;
}

/** The organiser's form: logo above, fields, note below, Next only where there are fields (L5). */
export function InfoForm({ signUp, editing, savesAsOneGoes }: InfoFormProps) {
  const t = useT('registration');
  const { conInfo, fields, answers, draft, adding, cid } = signUp;
  // What was submitted is edited for itself: there are no steps around it any more.
  const submitted = signUp.info.register.regFl > 0;
  const root = useRef<HTMLFormElement>(null);
  const conference = useConference(cid);
  const form = useForm(fields, answers, (changed) => signUp.change({ answers: { ...draft.answers, ...changed } }));
  const { next, busy } = useNext(signUp, form, root, editing);

  // Whoever touches the form will soon need its pickers; before that they would only weigh on its first load.
  function fetchPickers() {
    void fetchPickerSheets().catch(() => undefined);
    if (fields.some((field) => kindOf(field) === 'province')) fetchDivisions();
  }
  const touches = { onFocus: fetchPickers, onPointerDown: fetchPickers };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void next();
  }
  const title = editing ? t('form.editTitle') : adding ? t('form.addTitle') : t('form.title');
  const foot = (
    <StickyFoot
      note={missingText(t, fields, form.faulty)}
      aside={savesAsOneGoes && <SavedAsOneGoes signUp={signUp} faulty={form.faulty} />}
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
            <To name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('form.home')}
            </To>
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
