import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { sponsorConsoleCalls } from '@meetingapp/contract/exhibition/sponsor.ts';

export type SponsorList = AnswerOf<typeof sponsorConsoleCalls.sponsors>;
