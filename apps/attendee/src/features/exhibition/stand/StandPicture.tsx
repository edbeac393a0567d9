import { draftCalls } from '@meetingapp/contract/exhibition/draft.ts';
import { checkPictureFile, pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { PictureField } from '@meetingapp/ui/forms/PictureField.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface StandPictureProps {
  showid: string;
  label: string;
  value: string | null;
  change: (address: string | null) => void;
}

/** Logo or picture of a product: uploaded for the exhibitor, not for the person. */
export function StandPicture({ showid, label, value, change }: StandPictureProps) {
  const t = useT('stand');
  const { send, sending } = useSend(draftCalls.addFile);
  const [fault, setFault] = useState('');
  async function pick(file: File): Promise<void> {
    setFault('');
    if (checkPictureFile({ type: file.type, bytes: file.size })) return setFault(t('page.pictureKind'));
    const outcome = await send({ showid, kind: 'picture' }, { file });
    if (outcome.ok) change(outcome.answer.address);
    else setFault(outcome.failure.msg);
  }
  return (
    <PictureField
      label={label}
      error={fault || undefined}
      picture={value ?? undefined}
      title={t(value === null ? 'page.pictureTake' : 'page.pictureAnother')}
      text={t('page.pictureText')}
      accept={pictureTypes.join(',')}
      onPick={(file) => void pick(file)}
      onRemove={() => change(null)}
      removeLabel={t('page.pictureRemove')}
      progress={sending ? 0.5 : undefined}
    />
  );
}
