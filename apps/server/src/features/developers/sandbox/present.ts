import type { SandboxMessage } from '@meetingapp/contract/developers/sandbox.ts';
import type { SandboxMessageRow } from './queries.ts';

export const presentSandboxMessage = ({ file_name, at, ...row }: SandboxMessageRow): SandboxMessage => ({
  ...row,
  fileName: file_name,
  at: at.toISOString(),
});
