import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { leadCalls } from '@meetingapp/contract/exhibition/lead.ts';

export type LeadList = Omit<AnswerOf<typeof leadCalls.list>, 'code'>;
