import { Dialog } from '@meetingapp/ui/Dialog.tsx';
import { useState } from 'react';
import { useGoToAddress } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import type { LiveState } from '../../../lib/live/live-state.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';

/** Come and sign up: over the page until it is put away. */
export function SignUp({ signUp }: { signUp: NonNullable<LiveState['signUp']> }) {
  const t = useT('live');
  const language = useLanguage();
  const go = useGoToAddress();
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
      {inWords(signUp.text, language)}
    </Dialog>
  );
}
