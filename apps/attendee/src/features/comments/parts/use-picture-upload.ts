import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { asJpeg } from '../../../platform/jpeg.ts';

/** Uploads a picture as JPEG; answers its address, or null after a message. */
export function usePictureUpload(): { upload: (file: File) => Promise<string | null>; uploading: boolean } {
  const { send, sending } = useSend(fileCalls.upload);
  return {
    uploading: sending,
    upload: async (file) => {
      const outcome = await send({}, { file: await asJpeg(file) });
      if (!outcome.ok) showTopTip(outcome.failure.msg);
      return outcome.ok ? (outcome.answer.image[0]?.imgUrl ?? null) : null;
    },
  };
}
