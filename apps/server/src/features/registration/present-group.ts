import type { Group } from '@meetingapp/contract/registration-group.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Branch, Setting } from './queries-configuration.ts';
import type { GroupRow, LinkRow, PersonRow } from './queries-group.ts';

interface Parts {
  group: GroupRow;
  people: PersonRow[];
  links: LinkRow[];
  branches: Branch[];
  setting: Setting;
  size: number;
  now: Date;
}

export function presentGroup({ group, people, links, branches, setting, size, now }: Parts, language: Language): Group {
  return {
    groupId: group.id,
    cid: group.conference_id,
    name: group.name,
    branch: branches.find(({ id }) => id === group.branch_id)?.title[language] ?? '',
    payer: group.payer,
    currency: setting.currency,
    size,
    people: people.map((row) => ({
      regId: row.id,
      name: row.name,
      state: row.state,
      fee: row.fee_title?.[language] ?? '',
      byContact: row.account_id === group.account_id,
      orderId: row.order_id,
      orderState:
        row.order_state === 'open' && row.hold_until !== null && row.hold_until <= now ? 'expired' : row.order_state,
      total: row.total ?? 0,
      holdUntil: row.hold_until?.toISOString() ?? null,
    })),
    links: links.map((link) => ({
      linkId: link.id,
      token: link.token,
      expiresAt: link.expires_at.toISOString(),
      most: link.most,
      used: Number(link.used ?? 0),
      open: link.revoked_at === null && link.expires_at > now && Number(link.used ?? 0) < link.most,
    })),
  };
}
