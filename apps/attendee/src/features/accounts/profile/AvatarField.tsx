import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { checkPictureFile, pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { PictureField } from '@meetingapp/ui/forms/PictureField.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { asJpeg } from '../../../platform/jpeg.ts';

/** The person's picture: checked here, converted to JPEG, uploaded and saved at once. `onSave` receives its address, or nothing. */
export function AvatarField({ avatar, onSave }: { avatar: string; onSave: (avatar: string) => Promise<void> }) {
  const t = useT('accounts');
  const { send, sending } = useSend(fileCalls.upload);
  const [fault, setFault] = useState('');

  async function pick(file: File): Promise<void> {
    setFault('');
    if (checkPictureFile({ type: file.type, bytes: file.size })) return setFault(t('profile.avatarKind'));
    const picture = await asJpeg(file);
    if (picture.type !== 'image/jpeg') return setFault(t('profile.avatarKind'));
    const outcome = await send({}, { file: picture });
    const address = outcome.ok ? (outcome.answer.image[0]?.imgUrl ?? '') : '';
    if (!outcome.ok) setFault(outcome.failure.msg);
    else if (address !== '') await onSave(address);
  }
  return (
    <PictureField
      label={t('profile.avatar')}
      error={fault || undefined}
      picture={avatar || undefined}
      title={t(avatar ? 'profile.avatarAnother' : 'profile.avatarTake')}
      text={t('profile.avatarText')}
      accept={pictureTypes.join(',')}
      onPick={(file) => void pick(file)}
      onRemove={() => void onSave('')}
      removeLabel={t('profile.avatarRemove')}
      progress={sending ? 0.5 : undefined}
    />
  );
}
