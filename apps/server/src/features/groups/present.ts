import type { Group } from '@meetingapp/contract/groups/group.ts';
import type { GroupRow as GroupLine } from '@meetingapp/contract/groups/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Branch, Setting } from '../registration/configuration/queries.ts';
import type { SharedOfGroup } from '../orders/group-payment/queries.ts';
import { contactBy } from '../accounts/queries-contact.ts';
import type { GroupRow } from '../registration/group/queries.ts';
import type { ListedGroup } from './queries-console.ts';
import type { LinkRow, PersonRow } from './queries.ts';

interface Parts {
  group: GroupRow;
  people: PersonRow[];
  links: LinkRow[];
  branches: Branch[];
  setting: Pick<Setting, 'currency'>;
  size: number;
  shared: SharedOfGroup[];
  now: Date;
}

export function presentGroup(
  { group, people, links, branches, setting, size, shared, now }: Parts,
  language: Language,
): Group {
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
      currency: row.price_currency ?? setting.currency,
      holdUntil: row.hold_until?.toISOString() ?? null,
    })),
    shared: shared.map((one) => ({
      sharedId: one.id,
      number: one.number,
      total: one.total,
      currency: one.currency,
      people: Number(one.people ?? 0),
      paid: Boolean(one.paid),
      createdAt: one.created_at.toISOString(),
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

/** Name and contact of a person, as far as known. */
export const contactText = (name: string, reach: { kind: string; value: string } | null): string =>
  [name, contactBy(reach)?.recipient ?? ''].filter(Boolean).join(' ');

export const presentGroupRow = (row: ListedGroup, language: Language): GroupLine => ({
  groupId: row.id,
  name: row.name,
  contact: contactText(row.contact_name, row.reach),
  branch: row.branch_title?.[language] ?? '',
  payer: row.payer,
  people: row.people ?? 0,
  confirmed: row.confirmed ?? 0,
  unpaid: row.unpaid ?? 0,
  toPay: Object.entries(row.to_pay ?? {})
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency)),
  openLinks: row.open_links,
});
