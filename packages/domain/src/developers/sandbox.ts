/** What a conference has that binds it to be a sandbox, or not to be one. */
export interface SandboxBonds {
  registrations: boolean;
  orders: boolean;
  /** Sent, waiting, or kept in the list of the sandbox. */
  messages: boolean;
  /** Keys that are neither revoked nor expired. Their first characters say whether they are of a sandbox. */
  keys: boolean;
}

/**
 * Why a conference cannot become a sandbox or stop being one; null: it can. Both ways the same holds: people, money and messages of a real
 * conference never end in a simulator, and those of a sandbox never reach real people.
 */
export function sandboxHindrance({ registrations, orders, messages, keys }: SandboxBonds): 'used' | 'keys' | null {
  if (registrations || orders || messages) return 'used';
  return keys ? 'keys' : null;
}
