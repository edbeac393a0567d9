/**
 * SQLSTATE classes and codes of a server that cannot serve now: 08 connection, 53 resources (disk, memory, connections), 57P0x stopping,
 * crashed or starting.
 */
const sqlStates = /^(?:08...|53...|57P0[1-5])$/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** Errors of `pg` without a code. */
const messages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

interface Coded {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
}

/**
 * True when a statement failed because the database is temporarily unavailable: connection lost or refused, server stopping, starting
 * or out of a resource. Whether the statement took effect is then unknown; the same request can be retried.
 */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message } = error as Coded;
  // The socket of the embedded server is missing while it restarts.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string') return sqlStates.test(code) || systemCodes.has(code);
  return typeof message === 'string' && messages.test(message);
}
