import type { Texts } from '../../texts.ts';
import type { examReview as zh } from '../../zh/exam/server.ts';

export const examReview = {
  yes: 'True',
  no: 'False',
  point: 'The point that you chose in the picture',
  region: 'The area marked in the picture',
} as const satisfies Texts<typeof zh>;
