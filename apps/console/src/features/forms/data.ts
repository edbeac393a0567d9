import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { useCall } from '../../lib/calls/use-call.ts';

export type FormRead = AnswerOf<(typeof formCalls)['read']>;

export const useForm = (cid: number) => useCall(formCalls.read, { cid });

export const useVersions = (cid: number, enabled: boolean) => useCall(formCalls.versions, { cid }, { enabled });
