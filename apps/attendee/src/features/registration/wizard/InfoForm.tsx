import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { Html } from '../../../lib/texts/Html.tsx';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { fetchDivisions } from '../../../shared/form-fields/divisions.ts';
import { fetchPickerSheets } from '../../../shared/pickers/fetch-picker-sheets.ts';
import { pictureInput } from '../../../shared/form-fields/picture/LatePictureInput.tsx';
import { missingText } from '../../../shared/form-fields/form-view.ts';
import { FormLine } from './FormLine.tsx';
import { BranchLine } from './BranchLine.tsx';
import { FormRows } from '../../../shared/form-fields/FormRows.tsx';
import { AutoSave } from './AutoSave.tsx';
import { branchStep, groupLine } from './late-steps.ts';
import { useForm } from '../../../shared/form-fields/use-form.ts';
import { useFormPages } from './use-form-pages.ts';
import { formTitle } from './form-title.ts';
import { fetchNextStep, useNextStep } from './use-next-step.ts';

interface InfoFormProps {
  signUp: SignUp;
  /** opFlag 1: Save returns to the confirmation. */
  editing: boolean;
  savesAsOneGoes: boolean;
}

/** The organiser's form: logo above, fields, note below, Next only where there are fields (L5). */
export function InfoForm({ signUp, editing, savesAsOneGoes }: InfoFormProps) {
  const t = useT('registrationForm');
  const wizard = useT('registration');
  const { conInfo, fields, answers, draft, adding, cid } = signUp;
  // A submitted registration is edited on its own, outside the wizard.
  const submitted = signUp.info.register.regFl > 0;
  const root = useRef<HTMLFormElement>(null);
  const conference = useConference(cid);
  const form = useForm(fields, answers, (changed) => signUp.change({ answers: { ...draft.answers, ...changed } }));
  const { next, busy } = useNextStep(signUp, form, root, editing);
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useFormPages(fields, heading);
  const last = pages.at === pages.count - 1;

  const faultyPages = () =>
    Object.keys(form.faulty)
      .map(pages.pageOf)
      .filter((page) => page >= 0);
  // The server may have refused an answer of an earlier page.
  const [returned, setReturned] = useState(0);
  const showFaulty = useEffectEvent(() => {
    const faulty = faultyPages();
    if (faulty.length > 0 && !faulty.includes(pages.at)) pages.turn(Math.min(...faulty));
  });
  useEffect(() => {
    if (returned > 0) showFaulty();
  }, [returned]);

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
    if (busy) return;
    const faulty = faultyPages();
    // Next leads through the pages, and at the end back to the first one with a fault.
    if (!last && !faulty.includes(pages.at)) return pages.turn(pages.at + 1);
    for (const { cfgCode } of last ? [] : pages.shown) form.leave(cfgCode);
    if (last && faulty.length > 0 && !faulty.includes(pages.at)) pages.turn(Math.min(...faulty));
    if (last) void next().then(() => setReturned((before) => before + 1));
    else focusFirstError(root.current ?? document);
  }
  const foot = (
    <StickyFoot
      note={missingText(t, pages.shown, form.faulty)}
      aside={savesAsOneGoes && <AutoSave signUp={signUp} faulty={form.faulty} />}
    >
      <Button type="submit" form="sign-form" loading={busy} loadingText={wizard('sign.submitting')}>
        {editing && last ? wizard('sign.save') : wizard('sign.next')}
      </Button>
    </StickyFoot>
  );
  return (
    <WizardPage
      step="personal"
      steps={submitted ? [] : signUp.steps}
      title={formTitle(t, editing, adding)}
      text={adding ? wizard('wizard.forColleague') : conference?.title}
      logo={conInfo.logo || undefined}
      foot={fields.length > 0 && foot}
      {...(pages.at > 0 ? { onBack: () => pages.turn(pages.at - 1) } : {})}
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
          {pages.count > 1 && (
            <div className="form-heading">
              <h2 ref={heading} tabIndex={-1}>
                {pages.start?.cfgName ?? t('form.title')}
              </h2>
              <p>
                {t('field.page', { page: pages.at + 1, pages: pages.count })}
                {pages.start?.cfgHint ? ` · ${pages.start.cfgHint}` : ''}
              </p>
            </div>
          )}
          {pages.at === 0 && signUp.info.joins && <groupLine.Part joins={signUp.info.joins} />}
          {pages.at === 0 && <FormLine signUp={signUp} editing={editing} />}
          {conInfo.extend_config.sub_meet_fl === '1' && pages.at === 0 && (
            <BranchLine signUp={signUp} editing={editing} />
          )}
          <FormRows fields={pages.shown} form={form} />
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
