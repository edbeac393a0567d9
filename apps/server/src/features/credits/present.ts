import type { CreditReview } from '@meetingapp/contract/credits/credit.ts';
import type * as v from 'valibot';

interface ReviewRow {
  id: number;
  text: string;
  answer: string | null;
  created_at: Date;
}

export const presentReview = ({ id, text, answer, created_at }: ReviewRow): v.InferOutput<typeof CreditReview> => ({
  id,
  text,
  answer,
  at: created_at.toISOString(),
});
