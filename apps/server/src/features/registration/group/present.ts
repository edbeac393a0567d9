import type { JoinedGroup } from '@meetingapp/contract/registration/group.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { errors as en } from '@meetingapp/locales/en/errors.ts';
import { errors as zh } from '@meetingapp/locales/zh/errors.ts';
import type { GroupRow } from './queries.ts';

const texts = { zh, en };

interface Joining {
  group: GroupRow | undefined;
  branchId: number | null;
  refusal: keyof typeof zh.names | null;
}

/** What a person sees of the group that they join, before they fill in the form. */
export const presentJoinedGroup = (
  { group, branchId, refusal }: Joining,
  accountId: number | null,
  language: Language,
): JoinedGroup => ({
  name: group?.name ?? '',
  payer: group?.payer ?? 'self',
  own: group && group.account_id === accountId ? group.id : null,
  branchId,
  refusal: refusal === null ? '' : texts[language].names[refusal],
});
