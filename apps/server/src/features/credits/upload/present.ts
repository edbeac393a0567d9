import type { Upload } from '@meetingapp/contract/credits/upload.ts';

interface UploadRow {
  credit: number;
  state: Upload['state'];
  reason: string;
  sent_at: Date;
  answered_at: Date | null;
}

export const presentUpload = ({ credit, state, reason, sent_at, answered_at }: UploadRow): Upload => ({
  credit,
  state,
  reason,
  at: (answered_at ?? sent_at).toISOString(),
});
