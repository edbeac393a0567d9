import { papersConsole as en } from '@meetingapp/locales/en/papers/console.ts';
import { papersConsole as zh } from '@meetingapp/locales/zh/papers/console.ts';
import type { CallInput } from '@meetingapp/contract/papers/call.ts';
import type { PaperState } from '@meetingapp/contract/papers/paper.ts';
import { decisionCalls, type RankingFilter } from '@meetingapp/contract/papers/decision.ts';
import { reviewerCalls } from '@meetingapp/contract/papers/assignment.ts';

/** Calls to refresh after an assignment, decision or notification. */
export const reviewChanges = [
  decisionCalls.ranking,
  decisionCalls.beforeTelling,
  reviewerCalls.reviewers,
  reviewerCalls.paperReviews,
];

/** `7.67` of hundredths. */
export const inPoints = (hundredths: number): string => (hundredths / 100).toFixed(2);

export const decisionColours = {
  none: 'default',
  oral: 'success',
  poster: 'processing',
  publication: 'warning',
  not_accepted: 'default',
} as const;

export const noRanking: RankingFilter = {
  words: '',
  topic: null,
  wishes: [],
  decisions: [],
  least: null,
  below: null,
  reviews: 0,
  told: null,
};
export const stateColours: Record<PaperState, string> = {
  draft: 'default',
  submitted: 'processing',
  in_review: 'purple',
  decided: 'geekblue',
  confirmed: 'success',
  withdrawn: 'default',
};

/** The IMRaD sections: background, methods, results, conclusion. */
export const imrad = (['background', 'methods', 'results', 'conclusion'] as const).map((code) => ({
  code,
  name: { zh: zh.imrad[code], en: en.imrad[code] },
  required: true,
}));

/** Default values of a call for papers. */
export const emptyCall: CallInput = {
  opensAt: null,
  closesAt: null,
  reviseUntil: null,
  confirmUntil: null,
  guidance: { zh: '', en: '' },
  wishes: ['oral', 'poster', 'publication'],
  sections: [...imrad],
  wordsLeast: 0,
  wordsMost: 500,
  authorsMost: 30,
  papersEach: 10,
  topicsMost: 3,
  files: ['manuscript', 'poster'],
  blind: true,
  reviewersEach: 2,
  reviewUntil: null,
  criteria: [],
  votesEach: 3,
  voteUntil: null,
};

/** An unused code: papers refer to it, so that a part can be renamed. */
export function freshCode(taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const code = `part_${number}`;
    if (!taken.includes(code)) return code;
  }
}
