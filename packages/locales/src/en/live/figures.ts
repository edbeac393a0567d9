import type { Texts } from '../../texts.ts';
import type { liveFigures as source } from '../../zh/live/figures.ts';

export const liveFigures = {
  figures: 'Figures of the broadcast',
  on: 'Watching now',
  peak: 'Most at one time',
  peakAt: 'at {time}',
  people: 'People',
  minutes: 'Minutes watched',
  messages: 'Messages',
  questions: 'Questions',
  likes: 'Likes',
  curve: 'Viewers',
  curveLabel: 'Viewers by minute, {most} at most',
  regions: 'Regions',
  region: 'Province',
  unknown: 'Not known',
  share: 'People',
  nobody: 'Nobody has watched yet',
  nobodyText: 'Figures appear here once it is live and has viewers',
  updated: 'As of {time}',
  minute: 'Time',
  viewers: 'Viewers',
  statuses: { live: 'Live', not_started: 'Not started', closed: 'Ended', review: 'Replay', paused: 'Paused' },
} as const satisfies Texts<typeof source>;
