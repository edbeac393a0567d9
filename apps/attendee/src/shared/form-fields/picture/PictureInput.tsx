import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { checkPictureFile, pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { showNotice } from '@meetingapp/ui/feedback/feedback.ts';
import { camera } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { PictureField } from '@meetingapp/ui/forms/PictureField.tsx';
import { use, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { PageContext } from '../../../lib/navigation/page.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useSignUpPlace } from '../../sign-up/place.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { asJpeg } from '../../../platform/jpeg.ts';
import type { FieldInputProps } from '../field-input.ts';

/** One picture (code1844): checked here, converted to JPEG, uploaded, and stored as the address that the server returns (V19). */
export function PictureInput({ item, value, onChange, error }: FieldInputProps) {
  const t = useT('registrationPicture');
  const form = useT('registrationForm');
  const app = useT('app');
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const { cid } = useSignUpPlace();
  // In the form builder's preview nothing is uploaded: the picture is only shown.
  const preview = use(PageContext).name === 'formPreview';
  const { send, sending } = useSend(fileCalls.upload);
  const [shown, setShown] = useState('');
  const [fault, setFault] = useState('');

  async function pick(file: File) {
    setFault('');
    const refused = checkPictureFile({ type: file.type, bytes: file.size });
    if (refused)
      return setFault(
        refused === 'file_too_large'
          ? t('picture.large', { size: (file.size / 1_048_576).toFixed(1) })
          : t('picture.kind'),
      );
    const picture = await asJpeg(file);
    if (picture.type !== 'image/jpeg') {
      setFault(t('picture.unreadable'));
      void showNotice({ title: app('error'), text: app('photoFailed'), ok: app('ok') });
      return;
    }
    setShown(URL.createObjectURL(picture));
    if (preview) return onChange('/preview');
    const outcome = await send({}, { file: picture });
    setShown('');
    if (outcome.ok) onChange(outcome.answer.image[0]?.imgUrl ?? '');
    else
      setFault(
        outcome.failure.name.startsWith('file_')
          ? outcome.failure.msg
          : t('picture.failed', { reason: outcome.failure.msg }),
      );
  }

  if (!loggedIn && !preview && !value) {
    return (
      <div>
        <div className="legend">
          <span className={item.cfgNeedFl === '1' ? 'req' : undefined}>{item.cfgName}</span>
        </div>
        <List>
          <ListRow icon={camera} title={t('picture.logIn')} text={t('picture.logInText')} onPress={() => logIn(cid)} />
        </List>
      </div>
    );
  }
  return (
    <PictureField
      label={item.cfgName}
      aside={item.cfgNeedFl === '1' ? undefined : form('form.optional')}
      required={item.cfgNeedFl === '1'}
      hint={item.cfgHint || undefined}
      error={fault || error}
      picture={shown || value || undefined}
      title={value ? t('picture.another') : t('picture.take')}
      text={t('picture.text')}
      accept={pictureTypes.join(',')}
      onPick={(file) => void pick(file)}
      onRemove={() => onChange('')}
      removeLabel={t('picture.remove')}
      progress={sending ? 0.5 : undefined}
    />
  );
}
