/** States of a message on one channel that have words. */
const stepStates = ['waiting', 'sending', 'sent', 'delivered', 'unknown', 'failed'] as const;
export const isStepState = (state: string): state is (typeof stepStates)[number] =>
  (stepStates as readonly string[]).includes(state);

/** Reasons of the providers that have words; another one is shown as the provider said it. */
const knownFaults = [
  'unreachable',
  'unknown',
  'interrupted',
  'too_often',
  'bad_number',
  'no_template',
  'refused',
  'no_mailbox',
  'not_following',
  'no_channel',
  'file_gone',
  'bounced',
  'token_expired',
] as const;
export const isKnownFault = (fault: string): fault is (typeof knownFaults)[number] =>
  (knownFaults as readonly string[]).includes(fault);
