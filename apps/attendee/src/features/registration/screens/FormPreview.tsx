import type { FormPreviewMessage } from '@meetingapp/contract/forms.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { clipboardPen } from '@meetingapp/ui/icons-topics.ts';
import { useState } from 'react';
import { WizardPage } from '../../../lib/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { PreviewForm } from '../parts/PreviewForm.tsx';
import { useBuilderMessages } from '../parts/use-builder-messages.ts';

/** The form as people will meet it, in a frame of the console's form builder. What is typed stays in this page. */
export function FormPreview() {
  const t = useT('registration');
  const [shown, setShown] = useState<FormPreviewMessage | null>(null);
  const say = useBuilderMessages(setShown);
  useWhen(shown?.brand, say.wear);
  if (shown) return <PreviewForm shown={shown} touched={say.touched} />;
  return (
    <WizardPage step="personal" steps={[]} title={t('form.title')} action={<></>} onBack={() => undefined}>
      <EmptyState icon={clipboardPen} title={t('form.empty')} />
    </WizardPage>
  );
}
