import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { FieldSkeletons } from './FieldSkeletons.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Suspense } from 'react';
import type { CallFailure } from '../../lib/calls/call.ts';
import { useBack } from '../../lib/navigation/navigation.tsx';
import { needsAnother } from '../../lib/parts/needs-another.ts';
import { latePart } from '../../lib/rendering/late-part.tsx';
import { LanguageSwitch } from '../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../lib/texts/texts.ts';
import { isFormRefusal } from './form-refusal.ts';
import { useGoStep } from './go-step.ts';
import { useSignUpPlace } from './place.ts';
import './wizard.css';

/** Only for a step without a conference. */
const { Part: ConferenceChoice } = latePart(() =>
  import('../../lib/parts/ConferenceChoice.tsx').then((file) => file.ConferenceChoice),
);

/** Skeleton of a step in its real size, or the reason why it cannot be shown. */
export function WizardWaiting({ failure, again }: { failure: CallFailure | null; again: () => void }) {
  const app = useT('app');
  const t = useT('registration');
  const place = useSignUpPlace();
  const { cid } = place;
  const back = useBack('conferenceIndex', { cid: cid || 0 });
  const goStep = useGoStep(place);
  // The way to the first form; what was typed is kept with the conference.
  const wrongForm = isFormRefusal(failure)
    ? { label: t('refused.firstForm'), onPress: () => goStep('personal', { replace: true, query: { form: '0' } }) }
    : null;
  const choosing = !cid || needsAnother(failure);
  return (
    <Page
      kind="plain"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      {choosing && (
        <Suspense fallback={<WizardSkeleton />}>
          <ConferenceChoice title={failure?.msg} />
        </Suspense>
      )}
      {!choosing && failure && (
        <ErrorState heading title={failure.msg} retry={wrongForm ?? { label: app('retry'), onPress: again }} />
      )}
      {!choosing && !failure && <WizardSkeleton />}
    </Page>
  );
}

function WizardSkeleton() {
  const t = useT('registration');
  return (
    <Waiting label={t('wizard.loading')}>
      <Skeleton height=".08rem" />
      <div className="wizard-line">
        <Skeleton width="2.4rem" height=".36rem" />
      </div>
      <div className="wizard-title">
        <Skeleton width="3.2rem" height=".64rem" />
      </div>
      <FieldSkeletons />
    </Waiting>
  );
}
