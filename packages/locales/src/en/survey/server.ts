import type { Texts } from '../../texts.ts';
import type { surveyServer as zh } from '../../zh/survey/server.ts';

export const surveyServer = { day: 'Day', person: 'Name' } as const satisfies Texts<typeof zh>;
