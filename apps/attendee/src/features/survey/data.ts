import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { surveyCalls } from '@meetingapp/contract/survey/answer.ts';
import type { Answers } from '@meetingapp/domain/survey/progress.ts';
import { useEffect, useState } from 'react';
import { useCall, type Asked } from '../../lib/calls/use-call.ts';
import { useAccount } from '../../lib/session/account.ts';
import { idbStore } from '../../lib/storage/idb-store.ts';

export type Survey = AnswerOf<typeof surveyCalls.read>;
export type Mine = AnswerOf<typeof surveyCalls.mine>;

const draftKey = (qid: number): string => `survey-draft:${qid}`;
const givenKey = (qid: number): string => `survey-given:${qid}`;

/** Answers of this person on this device: while they are being given, and after they were submitted. */
export const surveyStore = {
  draft: async (qid: number): Promise<Answers> => (await idbStore.get<Answers>(draftKey(qid)))?.value ?? {},
  keepDraft: (qid: number, answers: Answers): Promise<boolean> => idbStore.put(draftKey(qid), answers),
  given: async (qid: number): Promise<Answers | null> => (await idbStore.get<Answers>(givenKey(qid)))?.value ?? null,
  submitted: async (qid: number, answers: Answers): Promise<void> => {
    await idbStore.put(givenKey(qid), answers);
    await idbStore.delete(draftKey(qid));
  },
};

export interface Draft {
  /** Null while it is read from the device. */
  answers: Answers | null;
  /** Whether the device has everything; null: not known yet. */
  kept: boolean | null;
  give: (code: string, value: string | undefined) => void;
}

/** Answers being given, kept on the device with each change. */
export function useDraft(qid: number): Draft {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    void surveyStore.draft(qid).then((found) => here && setAnswers((before) => before ?? found));
    return () => {
      here = false;
    };
  }, [qid]);
  const give = (code: string, value: string | undefined): void => {
    const next = { ...answers, [code]: value };
    setAnswers(next);
    void surveyStore.keepDraft(qid, next).then(setKept);
  };
  return { answers, kept, give };
}

/** [S91] A person's own answers: from the server, of an anonymous survey from this device; null while they are read. */
export function useMine(qid: number): Asked<Mine> & { own: Answers | null; read: boolean } {
  const { loggedIn } = useAccount();
  const asked = useCall(surveyCalls.mine, loggedIn && qid > 0 ? { qid } : null, { fresh: 0, every: 15_000 });
  const [given, setGiven] = useState<{ answers: Answers | null } | null>(null);
  useEffect(() => {
    let here = true;
    void surveyStore.given(qid).then((answers) => here && setGiven({ answers }));
    return () => {
      here = false;
    };
  }, [qid]);
  const { answer } = asked;
  const named = answer && !answer.anonymous && answer.answers.length > 0;
  const own = named
    ? Object.fromEntries(answer.answers.map(({ code, value }) => [code, value]))
    : (given?.answers ?? null);
  return { ...asked, own, read: given !== null };
}
