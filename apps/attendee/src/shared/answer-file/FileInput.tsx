import { answerFileCalls } from '@meetingapp/contract/registration/answer-file.ts';
import { answerFileAccept, fileOf, largestAnswerFile, ofFile } from '@meetingapp/domain/registration/kinds/file.ts';
import { FileField } from '@meetingapp/ui/forms/FileField.tsx';
import { paperclip } from '@meetingapp/ui/icons/icons-programme.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { use, useState } from 'react';
import { useSend } from '../../lib/calls/use-call.ts';
import { PageContext } from '../../lib/navigation/page.ts';
import { useAccount } from '../../lib/session/account.ts';
import { useLogIn } from '../../lib/session/log-in.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useSignUpPlace } from '../sign-up/place.ts';
import type { FieldInputProps } from '../form-fields/field-input.ts';
import { FormConference } from './conference.ts';

const MEGABYTE = 1024 * 1024;
/** The value in the form builder's preview, where nothing is uploaded. */
const previewed = (name: string) => ofFile({ reference: '0'.repeat(32), name });

/** A file: its size is checked here and its content by the server, which keeps it; the answer is its reference and its name. */
export function FileInput({ item, value, onChange, error }: FieldInputProps) {
  const t = useT('formKinds');
  const form = useT('registrationForm');
  const picture = useT('registrationPicture');
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const place = useSignUpPlace();
  const cid = use(FormConference) ?? place.cid;
  const preview = use(PageContext).name === 'formPreview';
  const { send } = useSend(answerFileCalls.uploadAnswerFile);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [fault, setFault] = useState('');
  const required = item.cfgNeedFl === '1';

  async function pick(file: File) {
    setFault('');
    if (file.size > largestAnswerFile) return setFault(t('file.large', { size: (file.size / MEGABYTE).toFixed(1) }));
    if (preview) return onChange(previewed(t('file.example')));
    const show = (share: number) => setSending({ name: file.name, share });
    show(0);
    const outcome = await send({ cid }, { file, progress: show });
    setSending(null);
    if (outcome.ok) onChange(outcome.answer.value);
    else
      setFault(
        outcome.failure.name.startsWith('answer_file_')
          ? outcome.failure.msg
          : t('file.failed', { reason: outcome.failure.msg }),
      );
  }

  if (!loggedIn && !preview && !value)
    return (
      <div>
        <div className="legend">
          <span className={joinClasses(required && 'req')}>{item.cfgName}</span>
        </div>
        <List>
          <ListRow
            icon={paperclip}
            title={picture('picture.logIn')}
            text={picture('picture.logInText')}
            onPress={() => logIn(cid)}
          />
        </List>
      </div>
    );
  const name = sending?.name ?? fileOf(value)?.name ?? '';
  return (
    <FileField
      label={item.cfgName}
      aside={required ? undefined : form('form.optional')}
      required={required}
      hint={item.cfgHint || undefined}
      error={fault || error}
      icon={name === '' ? paperclip : fileText}
      name={name}
      title={t(name === '' ? 'file.pick' : 'file.another')}
      text={t('file.text')}
      accept={answerFileAccept}
      onPick={(file) => void pick(file)}
      onRemove={() => {
        setFault('');
        onChange('');
      }}
      removeLabel={t('file.remove', { name })}
      progress={sending?.share}
    />
  );
}
