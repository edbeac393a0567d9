import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { useCall } from '../../lib/calls/use-call.ts';

export type FormRead = AnswerOf<(typeof formCalls)['read']>;

export type FormList = AnswerOf<(typeof formCalls)['list']>['forms'];

/** `formId` null is the first registration form. */
export const useForm = (cid: number, formId: number | null) => useCall(formCalls.read, { cid, formId });

export const useForms = (cid: number) => useCall(formCalls.list, { cid });

export const useVersions = (cid: number, formId: number | null) => useCall(formCalls.versions, { cid, formId });
