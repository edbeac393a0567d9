import { Dialog } from '@meetingapp/ui/feedback/Dialog.tsx';
import { useState } from 'react';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useNavigateToAddress } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { LiveState } from '../../../shared/live/live-state.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Invitation to register, over the page until dismissed. */
export function SignUpInvitation({ signUp }: { signUp: NonNullable<LiveState['signUp']> }) {
  const t = useT('live');
  const language = useLanguage();
  const go = useNavigateToAddress();
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('signUp.title')}
      actions={[
        { label: t('signUp.later'), onPress: close, variant: 'soft' },
        {
          label: t('signUp.act'),
          onPress: () => {
            close();
            go(signUp.to);
          },
        },
      ]}
    >
      {pickLanguage(signUp.text, language)}
    </Dialog>
  );
}
