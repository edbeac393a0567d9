interface Asking {
  /** The organiser's deadline; null: none. */
  answerBy: Date | null;
  /** When the person was asked last. */
  askedAt: Date;
  /** When the task begins, ISO 8601. */
  from: string;
}

/**
 * Until when a person may answer or change the answer: the organiser's deadline, at the latest the beginning. A person who was asked
 * after the deadline (a stand-in, or after a change) may answer until the beginning.
 */
export function answerUntil({ answerBy, askedAt, from }: Asking): Date {
  const begins = new Date(from);
  return answerBy === null || askedAt >= answerBy || begins < answerBy ? begins : answerBy;
}
