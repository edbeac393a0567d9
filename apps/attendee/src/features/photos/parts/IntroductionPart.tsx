import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { LONGEST_INTRODUCTION, photoCalls } from '@meetingapp/contract/photos/photo.ts';
import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { AVATAR_SIDE } from '@meetingapp/domain/photos/template-sizes.ts';
import type { Placement } from '@meetingapp/domain/photos/placement.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { updateUser, useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { drawPhoto } from './draw-poster.ts';
import { renderPicture } from './render-picture.ts';
import type { Photo } from './use-photo.ts';
import type { PhotoPage } from './use-poster.ts';

interface IntroductionPartProps {
  cid: string;
  page: PhotoPage;
  photo: Photo | null;
  placement: Placement | null;
}

/** V15: avatar of 120 x 120 pixels and introduction for the organiser, who releases them; the avatar also for the own account. */
export function IntroductionPart({ cid, page, photo, placement }: IntroductionPartProps) {
  const t = useT('photos');
  const app = useT('app');
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const own = page.introduction;
  const [text, setText] = useState(own?.text ?? '');
  const [fault, setFault] = useState('');
  const upload = useSend(fileCalls.upload);
  const introduce = useSend(photoCalls.introduce);
  const withdraw = useSend(photoCalls.withdraw);
  const profile = useSend(profileCalls.saveProfile);
  const sending = upload.sending || introduce.sending;

  /** Address of the uploaded avatar; null after a message. */
  async function uploadAvatar(): Promise<string | null> {
    if (!photo || !placement) return null;
    const size = { width: AVATAR_SIDE, height: AVATAR_SIDE };
    const blob = await renderPicture(size, (context) => {
      context.translate(AVATAR_SIDE / 2, AVATAR_SIDE / 2);
      drawPhoto(context, { picture: photo.picture, placement });
    });
    if (!blob) {
      showTopTip(t('failed'));
      return null;
    }
    const outcome = await upload.send({}, { file: new File([blob], 'avatar.png', { type: 'image/png' }) });
    if (!outcome.ok) showTopTip(outcome.failure.msg);
    return outcome.ok ? (outcome.answer.image[0]?.imgUrl ?? null) : null;
  }
  async function submit(): Promise<void> {
    if (text.trim() === '') return setFault(t('introduction.needText'));
    if (!photo && !own) return showTopTip(t('needPhoto'));
    setFault('');
    const avatar = photo ? await uploadAvatar() : (own?.avatar ?? null);
    if (avatar === null) return;
    const outcome = await introduce.send({ cid, avatar, text });
    if (!outcome.ok) return showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    invalidate(photoCalls.templates);
    showSuccess(t('introduction.sent'));
  }
  async function takeBack(): Promise<void> {
    const sure = await askConfirm({
      title: t('introduction.withdrawAsk'),
      stay: t('introduction.keep'),
      act: t('introduction.withdraw'),
      danger: true,
    });
    if (!sure) return;
    const outcome = await withdraw.send({ cid });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    setText('');
    invalidate(photoCalls.templates);
  }
  async function setAsAvatar(): Promise<void> {
    if (!photo) return showTopTip(t('needPhoto'));
    const avatar = await uploadAvatar();
    if (avatar === null) return;
    const outcome = await profile.send({ avatar });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    updateUser(outcome.answer.user);
    showSuccess(t('introduction.avatarSaved'));
  }
  if (!loggedIn)
    return (
      <div className="ph-introduction">
        <Note>{t('introduction.visitor')}</Note>
        <Button variant="soft" size="md" onClick={() => logIn(cid)}>
          {t('logIn')}
        </Button>
      </div>
    );
  return (
    <div className="ph-introduction">
      {own && (
        <Note kind={own.state === 'released' ? 'ok' : own.state === 'refused' ? 'warn' : 'info'}>
          <b className="strong">{t(`introduction.states.${own.state}`)}</b>
          {own.reason !== '' && <p>{t('introduction.reason', { reason: own.reason })}</p>}
        </Note>
      )}
      {own && !photo && (
        <p className="ph-own">
          <img src={own.avatar} alt={t('introduction.avatar')} width={AVATAR_SIDE} height={AVATAR_SIDE} />
          <span className="t-sm ink-2">{t('introduction.another')}</span>
        </p>
      )}
      {page.barred !== null ? (
        <Note>{t(`introduction.barred.${page.barred}`)}</Note>
      ) : (
        <>
          <TextArea
            label={t('introduction.text')}
            placeholder={t('introduction.placeholder')}
            value={text}
            maxLength={LONGEST_INTRODUCTION}
            rows={4}
            error={fault || undefined}
            onChange={setText}
          />
          <p className="ph-count t-sm ink-3">
            {t('introduction.count', { count: text.length, most: LONGEST_INTRODUCTION })}
          </p>
          <Button loading={sending} loadingText={app('submitting')} guard onClick={() => void submit()}>
            {t(own ? 'introduction.again' : 'introduction.send')}
          </Button>
          <p className="t-sm ink-3">{t('introduction.note')}</p>
        </>
      )}
      <Button
        variant="soft"
        loading={profile.sending}
        loadingText={app('submitting')}
        onClick={() => void setAsAvatar()}
      >
        {t('introduction.useAsAvatar')}
      </Button>
      {own && (
        <Button
          variant="ghost"
          loading={withdraw.sending}
          loadingText={app('submitting')}
          onClick={() => void takeBack()}
        >
          {t('introduction.withdraw')}
        </Button>
      )}
    </div>
  );
}
