import { feeProofCalls } from '@meetingapp/contract/fees/proof.ts';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { checkPictureFile, pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { PictureField } from '@meetingapp/ui/forms/PictureField.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { asJpeg } from '../../../platform/jpeg.ts';

/** Proof required by the fee: uploaded as a picture, with the staff's decision. Nothing when no proof is required. */
export function FeeProof({ regId }: { regId: number }) {
  const t = useT('orders');
  const asked = useCall(feeProofCalls.proof, { regid: regId }, { quiet: true });
  const upload = useSend(fileCalls.upload);
  const keep = useSend(feeProofCalls.sendProof);
  const [fault, setFault] = useState('');
  const { answer } = asked;
  if (!answer || answer.wanted === '') return null;
  const { sent, wanted } = answer;

  async function pick(file: File) {
    setFault('');
    if (checkPictureFile({ type: file.type, bytes: file.size })) return setFault(t('proof.kind'));
    const picture = await asJpeg(file);
    if (picture.type !== 'image/jpeg') return setFault(t('proof.kind'));
    const stored = await upload.send({}, { file: picture });
    if (!stored.ok) return setFault(stored.failure.msg);
    const outcome = await keep.send({ regid: regId, picture: stored.answer.image[0]?.imgUrl ?? '' });
    if (!outcome.ok) return setFault(outcome.failure.msg);
    asked.again();
  }

  return (
    <>
      <div className="head">
        <h2>{t('proof.title')}</h2>
      </div>
      {sent?.state === 'accepted' && <Note kind="ok">{t('proof.accepted')}</Note>}
      {sent?.state === 'waiting' && <Note>{t('proof.waiting')}</Note>}
      {sent?.state === 'refused' && <Note kind="warn">{t('proof.refused', { reason: sent.reason })}</Note>}
      {sent?.state !== 'accepted' && (
        <PictureField
          label={wanted}
          error={fault || undefined}
          picture={sent?.state === 'waiting' ? sent.picture : undefined}
          title={t(sent ? 'proof.another' : 'proof.take')}
          text={t('proof.text')}
          accept={pictureTypes.join(',')}
          onPick={(file) => void pick(file)}
          removeLabel={t('proof.another')}
          progress={upload.sending || keep.sending ? 0.5 : undefined}
        />
      )}
    </>
  );
}
