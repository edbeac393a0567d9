import type { User } from '@meetingapp/contract/accounts/account.ts';
import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { longestIntroduction } from '@meetingapp/domain/accounts/introduction.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { updateUser } from '../../../lib/session/account.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { AvatarField } from './AvatarField.tsx';

/** Picture, name and introduction. The picture is saved at once, the texts with the button; a failure keeps what was typed. */
export function ProfileForm({ user, introduction }: { user: User; introduction: string }) {
  const t = useT('accounts');
  const { send, sending } = useSend(profileCalls.saveProfile);
  const [name, setName] = useState(user.name);
  const [text, setText] = useState(introduction);
  const [asked, setAsked] = useState(false);
  const missing = name.trim() === '';

  async function save(change: Parameters<typeof send>[0]): Promise<void> {
    const outcome = await send(change);
    if (!outcome.ok) return showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    updateUser(outcome.answer.user);
    invalidate(profileCalls.profile);
    showSuccess(t('profile.saved'));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (missing) focusFirstError(document);
    else if (!sending) void save({ name, introduction: text });
  }
  return (
    <form className="fields profile-form" noValidate onSubmit={submit}>
      <AvatarField avatar={user.avatar} onSave={(avatar) => save({ avatar })} />
      <TextField
        label={t('profile.name')}
        required
        value={name}
        onChange={setName}
        hint={t('profile.nameHint')}
        error={asked && missing ? t('profile.nameMissing') : undefined}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={60}
      />
      <TextArea
        label={t('profile.introduction')}
        value={text}
        onChange={setText}
        hint={t('profile.introductionHint', { max: longestIntroduction, count: text.trim().length })}
        maxLength={longestIntroduction}
      />
      <Button type="submit" loading={sending} loadingText={t('profile.saving')}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
