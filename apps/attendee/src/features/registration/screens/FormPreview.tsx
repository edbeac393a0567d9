import type { FormPreviewMessage } from '@meetingapp/contract/forms.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { PreviewForm } from '../wizard/PreviewForm.tsx';
import { useBuilderMessages } from '../wizard/use-builder-messages.ts';

/** Preview of the form, in a frame of the console's form builder. Input stays in this page. */
export function FormPreview() {
  const t = useT('registrationForm');
  const [shown, setShown] = useState<FormPreviewMessage | null>(null);
  const say = useBuilderMessages(setShown);
  useEffectWhen(shown?.brand, say.wear);
  if (shown) return <PreviewForm shown={shown} touched={say.touched} />;
  return (
    <WizardPage step="personal" steps={[]} title={t('form.title')} action={<></>} onBack={() => undefined}>
      <EmptyState icon={clipboardPen} title={t('form.empty')} />
    </WizardPage>
  );
}
