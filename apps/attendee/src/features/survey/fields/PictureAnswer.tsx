import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { PictureField } from '@meetingapp/ui/forms/PictureField.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { asJpeg } from '../../../platform/jpeg.ts';
import type { FieldProps } from './field-props.ts';

/** A picture, converted to JPEG and uploaded. Only in named surveys: an uploaded file belongs to an account. */
export function PictureAnswer({ item, value, error, onGive }: FieldProps) {
  const t = useT('survey');
  const { send, sending } = useSend(fileCalls.upload);
  const [fault, setFault] = useState('');
  const pick = async (file: File) => {
    setFault('');
    const outcome = await send({}, { file: await asJpeg(file) });
    if (outcome.ok) onGive(outcome.answer.image[0]?.imgUrl ?? '');
    else setFault(t('pictureFailed', { reason: outcome.failure.msg }));
  };
  return (
    <PictureField
      label={item.label}
      required={item.required}
      error={fault || error}
      picture={value || undefined}
      title={t(value ? 'picture.another' : 'picture.take')}
      text={t('picture.text')}
      accept={pictureTypes.join(',')}
      onPick={(file) => void pick(file)}
      onRemove={() => onGive('')}
      removeLabel={t('picture.remove')}
      progress={sending ? 0.5 : undefined}
    />
  );
}
